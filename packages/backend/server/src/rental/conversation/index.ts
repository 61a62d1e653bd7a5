export { countUnread, countUnreadOfFlats } from './message-repository.ts'
export { continueQuestion } from './question-repository.ts'
