import {
  answerViewing,
  askLandlord,
  listFlatQuestions,
  listLandlordQuestions,
  listMessages,
  listQuestionMessages,
  listSavedReplies,
  listTenantQuestions,
  markMessagesRead,
  markQuestionRead,
  removeSavedReply,
  saveReply,
  sendMessage,
  sendQuestionMessage,
} from '@domizil/api'
import { messageCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import { idempotencyKeyOf } from '../../infrastructure/idempotency/index.ts'
import type { MessageService } from './message-service.ts'
import type { QuestionService } from './question-service.ts'
import type { SavedReplyService } from './saved-reply-service.ts'

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

export function addQuestionRoutes(app: FastifyInstance, { questions }: { questions: QuestionService }): void {
  registerUserCall(app, askLandlord, messageCalls.askLandlord, (actor, { params, body }, { request }) =>
    questions.ask(actor, { flatId: params.flatId, ...body, idempotencyKey: idempotencyKeyOf(request) }),
  )
  registerUserCall(app, listTenantQuestions, messageCalls.listTenantQuestions, (actor) =>
    questions.listAsTenant(actor),
  )
  registerUserCall(app, listLandlordQuestions, messageCalls.listLandlordQuestions, (actor) =>
    questions.listAsLandlord(actor),
  )
  registerUserCall(app, listFlatQuestions, messageCalls.listFlatQuestions, (actor, { params }) =>
    questions.listOfFlat(actor, params.flatId),
  )
}

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
