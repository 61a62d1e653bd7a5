import { messageCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import { idempotencyKeyOf } from '../../infrastructure/idempotency/index.ts'
import type { MessageService } from './message-service.ts'
import type { QuestionService } from './question-service.ts'
import type { SavedReplyService } from './saved-reply-service.ts'

export function addMessageRoutes(app: FastifyInstance, { messages }: { messages: MessageService }): void {
  registerUserCalls(app, messageCalls, {
    listMessages: (actor, { params, query }) => messages.list(actor, { bookingId: params.id }, query.before),
    sendMessage: (actor, { params, body }, { request }) =>
      messages.send(actor, {
        thread: { bookingId: params.id },
        ...body,
        idempotencyKey: idempotencyKeyOf(request),
      }),
    markMessagesRead: (actor, { params, body }) =>
      messages.markRead(actor, { bookingId: params.id }, body.lastId),
    answerViewing: (actor, { params, body }) => messages.answerViewing(actor, params.id, body.time),

    listQuestionMessages: (actor, { params, query }) =>
      messages.list(actor, { questionId: params.id }, query.before),
    sendQuestionMessage: (actor, { params, body }, { request }) =>
      messages.send(actor, {
        thread: { questionId: params.id },
        ...body,
        idempotencyKey: idempotencyKeyOf(request),
      }),
    markQuestionRead: (actor, { params, body }) =>
      messages.markRead(actor, { questionId: params.id }, body.lastId),
  })
}

export function addQuestionRoutes(app: FastifyInstance, { questions }: { questions: QuestionService }): void {
  registerUserCalls(app, messageCalls, {
    askLandlord: (actor, { params, body }, { request }) =>
      questions.ask(actor, { flatId: params.flatId, ...body, idempotencyKey: idempotencyKeyOf(request) }),
    listTenantQuestions: (actor) => questions.listAsTenant(actor),
    listLandlordQuestions: (actor) => questions.listAsLandlord(actor),
    listFlatQuestions: (actor, { params }) => questions.listOfFlat(actor, params.flatId),
  })
}

export function addSavedReplyRoutes(
  app: FastifyInstance,
  { savedReplies }: { savedReplies: SavedReplyService },
): void {
  registerUserCalls(app, messageCalls, {
    listSavedReplies: (actor) => savedReplies.list(actor),
    saveReply: (actor, { body }) => savedReplies.add(actor, body.text),
    removeSavedReply: (actor, { params }) => savedReplies.remove(actor, params.id),
  })
}
