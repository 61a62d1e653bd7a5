import { listMessages, markMessagesRead, sendMessage } from '@domizil/api'
import { messageCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import { idempotencyKeyOf } from '../../infrastructure/idempotency/index.ts'
import type { MessageService } from './message-service.ts'

export function addMessageRoutes(app: FastifyInstance, { messages }: { messages: MessageService }): void {
  registerUserCall(app, listMessages, messageCalls.listMessages, (actor, { params, query }) =>
    messages.list(actor, params.id, query.before),
  )
  registerUserCall(app, sendMessage, messageCalls.sendMessage, (actor, { params, body }, { request }) =>
    messages.send(actor, {
      bookingId: params.id,
      text: body.text,
      idempotencyKey: idempotencyKeyOf(request),
    }),
  )
  registerUserCall(app, markMessagesRead, messageCalls.markMessagesRead, (actor, { params, body }) =>
    messages.markRead(actor, params.id, body.lastId),
  )
}
