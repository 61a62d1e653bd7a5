import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import type { MessageService } from './message-service.ts'
import { TELL_OF_MESSAGES } from './notify-unread.ts'
import { addMessageRoutes } from './message-routes.ts'
import { addQuestionRoutes } from './question-routes.ts'
import { refuse } from './conversation-refusals.ts'
import { conversationMails } from './conversation-mails.ts'

export { createMessageService, type MessageService } from './message-service.ts'
export { createQuestionService, type QuestionService } from './question-service.ts'

/** Conversations about bookings. */
export const conversationModule = {
  routes: [addMessageRoutes, addQuestionRoutes],
  jobs: ({ messages }: { messages: MessageService }): Record<string, JobType> => ({
    [TELL_OF_MESSAGES]: { everySeconds: SECONDS_PER_MINUTE, handle: () => messages.notifyUnread() },
  }),
  refusals: refuse.table,
  mails: conversationMails.texts,
}
