import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import type { MessageService } from './message-service.ts'
import { TELL_OF_MESSAGES } from './notify-unread.ts'
import { addMessageRoutes } from './message-routes.ts'
import { addQuestionRoutes } from './question-routes.ts'
import { addSavedReplyRoutes } from './saved-reply-routes.ts'
import { refuse } from './conversation-refusals.ts'
import { conversationMails } from './conversation-mails.ts'

export { createMessageService, type MessageService } from './message-service.ts'
export { createQuestionService } from './question-service.ts'
export { createSavedReplyService } from './saved-reply-service.ts'

/** Conversations about bookings, and saved texts for them. */
export const conversationModule = {
  routes: [addMessageRoutes, addQuestionRoutes, addSavedReplyRoutes],
  jobs: ({ messages }: { messages: MessageService }): Record<string, JobType> => ({
    [TELL_OF_MESSAGES]: { everySeconds: SECONDS_PER_MINUTE, handle: () => messages.notifyUnread() },
  }),
  refusals: refuse.table,
  mails: conversationMails.texts,
}
