import { addHelpNote, assignHelpRequest, getHelpDesk, replyToHelpRequest, writeToUser } from '@domizil/api'
import { helpDeskCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { HelpDeskService } from './help-desk-service.ts'

export function addHelpDeskRoutes(app: FastifyInstance, { helpDesk }: { helpDesk: HelpDeskService }): void {
  registerUserCall(app, getHelpDesk, helpDeskCalls.getHelpDesk, (actor, { params }) =>
    helpDesk.get(actor, params.id),
  )
  registerUserCall(app, replyToHelpRequest, helpDeskCalls.replyToHelpRequest, (actor, { params, body }) =>
    helpDesk.reply(actor, params.id, body),
  )
  registerUserCall(app, addHelpNote, helpDeskCalls.addHelpNote, (actor, { params, body }) =>
    helpDesk.addNote(actor, params.id, body.message),
  )
  registerUserCall(app, assignHelpRequest, helpDeskCalls.assignHelpRequest, (actor, { params, body }) =>
    helpDesk.assign(actor, params.id, body.mine),
  )
  registerUserCall(app, writeToUser, helpDeskCalls.writeToUser, (actor, { params, body }) =>
    helpDesk.write(actor, params.id, body),
  )
}
