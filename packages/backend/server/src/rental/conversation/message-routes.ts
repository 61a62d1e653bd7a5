import {
  answerViewing,
  listMessages,
  listQuestionMessages,
  markMessagesRead,
  markQuestionRead,
  sendMessage,
  sendQuestionMessage,
} from '@domizil/api'
import { messageCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import { idempotencyKeyOf } from '../../infrastructure/idempotency/index.ts'
import type { MessageService } from './message-service.ts'

export function addMessageRoutes(app: FastifyInstance, { messages }: { messages: MessageService }): void {
  registerUserCall(app, listMessages, messageCalls.listMessages, (actor, { params, query }) =>
    messages.list(actor, { bookingId: params.id }, query.before),
  )
  registerUserCall(app, sendMessage, messageCalls.sendMessage, (actor, { params, body }, { request }) =>
    messages.send(actor, {
      thread: { bookingId: params.id },
      ...body,
      idempotencyKey: idempotencyKeyOf(request),
    }),
  )
  registerUserCall(app, markMessagesRead, messageCalls.markMessagesRead, (actor, { params, body }) =>
    messages.markRead(actor, { bookingId: params.id }, body.lastId),
  )
  registerUserCall(app, answerViewing, messageCalls.answerViewing, (actor, { params, body }) =>
    messages.answerViewing(actor, params.id, body.time),
  )

  registerUserCall(app, listQuestionMessages, messageCalls.listQuestionMessages, (actor, { params, query }) =>
    messages.list(actor, { questionId: params.id }, query.before),
  )
  registerUserCall(
    app,
    sendQuestionMessage,
    messageCalls.sendQuestionMessage,
    (actor, { params, body }, { request }) =>
      messages.send(actor, {
        thread: { questionId: params.id },
        ...body,
        idempotencyKey: idempotencyKeyOf(request),
      }),
  )
  registerUserCall(app, markQuestionRead, messageCalls.markQuestionRead, (actor, { params, body }) =>
    messages.markRead(actor, { questionId: params.id }, body.lastId),
  )
}
