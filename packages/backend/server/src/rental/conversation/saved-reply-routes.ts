import { listSavedReplies, removeSavedReply, saveReply } from '@domizil/api'
import { messageCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { SavedReplyService } from './saved-reply-service.ts'

export function addSavedReplyRoutes(
  app: FastifyInstance,
  { savedReplies }: { savedReplies: SavedReplyService },
): void {
  registerUserCall(app, listSavedReplies, messageCalls.listSavedReplies, (actor) => savedReplies.list(actor))
  registerUserCall(app, saveReply, messageCalls.saveReply, (actor, { body }) =>
    savedReplies.add(actor, body.text),
  )
  registerUserCall(app, removeSavedReply, messageCalls.removeSavedReply, (actor, { params }) =>
    savedReplies.remove(actor, params.id),
  )
}
