import { fieldWords, refuse } from './conversation-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createMessageService } from './message-service.ts'
import { createQuestionService } from './question-service.ts'
import { createSavedReplyService } from './saved-reply-service.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { TELL_OF_MESSAGES } from './notify-unread.ts'
import { addMessageRoutes, addQuestionRoutes, addSavedReplyRoutes } from './conversation-routes.ts'

/** Conversations about bookings, and saved texts for them. */
export const conversationRoom = defineRoom({
  services: {
    messages: createMessageService,
    questions: createQuestionService,
    savedReplies: createSavedReplyService,
  },
  routes: [addMessageRoutes, addQuestionRoutes, addSavedReplyRoutes],
  jobs: ({ messages }): Record<string, JobType> => ({
    [TELL_OF_MESSAGES]: { everySeconds: SECONDS_PER_MINUTE, handle: () => messages.notifyUnread() },
  }),
  fieldWords,
  refusals: refuse.table,
})
