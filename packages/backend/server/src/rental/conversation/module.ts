import { messageCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './conversation-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createMessageService } from './message-service.ts'
import { createQuestionService } from './question-service.ts'
import { createSavedReplyService } from './saved-reply-service.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { TELL_OF_MESSAGES } from './notify-unread.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import { idempotencyKeyOf } from '../../infrastructure/idempotency/index.ts'

/** Conversations about bookings, and saved texts for them. */
export const conversationRoom = defineRoom({
  services: {
    messages: createMessageService,
    questions: createQuestionService,
    savedReplies: createSavedReplyService,
  },
  routes: (app, { messages, questions, savedReplies }) => {
    registerUserCalls(app, messageCalls, {
      listMessages: (actor, { params, query }) =>
        messages.list(actor, { bookingId: params.id }, query.before),
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

      askLandlord: (actor, { params, body }, { request }) =>
        questions.ask(actor, { flatId: params.flatId, ...body, idempotencyKey: idempotencyKeyOf(request) }),
      listTenantQuestions: (actor) => questions.listAsTenant(actor),
      listLandlordQuestions: (actor) => questions.listAsLandlord(actor),
      listFlatQuestions: (actor, { params }) => questions.listOfFlat(actor, params.flatId),

      listSavedReplies: (actor) => savedReplies.list(actor),
      saveReply: (actor, { body }) => savedReplies.add(actor, body.text),
      removeSavedReply: (actor, { params }) => savedReplies.remove(actor, params.id),
    })
  },
  jobs: ({ messages }): Record<string, JobType> => ({
    [TELL_OF_MESSAGES]: { everySeconds: SECONDS_PER_MINUTE, handle: () => messages.notifyUnread() },
  }),
  fieldWords,
  refusals: refuse.table,
})
