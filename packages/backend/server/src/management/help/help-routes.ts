import { closeHelpRequest, needHelp, reopenHelpRequest } from '@domizil/api'
import { adminCalls, userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall, registerUserCall } from '../../infrastructure/http/index.ts'
import type { HelpInboxService } from './help-inbox-service.ts'
import type { HelpService } from './help-service.ts'

interface HelpServices {
  help: HelpService
  helpInbox: HelpInboxService
}

export function addHelpRoutes(app: FastifyInstance, { help, helpInbox }: HelpServices): void {
  registerOpenCall(app, needHelp, userCalls.needHelp, (actor, { body }, { request }) =>
    help.ask(actor, request.ip, body),
  )
  registerUserCall(app, closeHelpRequest, adminCalls.closeHelpRequest, (actor, { params }) =>
    helpInbox.close(actor, params.id),
  )
  registerUserCall(app, reopenHelpRequest, adminCalls.reopenHelpRequest, (actor, { params }) =>
    helpInbox.reopen(actor, params.id),
  )
}
