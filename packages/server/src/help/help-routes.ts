import { needHelp } from '@domizil/contract'
import { userCalls } from '@domizil/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall } from '../app/register-call.ts'
import type { HelpService } from './help-service.ts'

export function addHelpRoutes(app: FastifyInstance, { help }: { help: HelpService }): void {
  registerOpenCall(app, needHelp, userCalls.needHelp, (actor, { body }, { request }) =>
    help.ask(actor, request.ip, body),
  )
}
