export { moderateMessage, moderateRequest } from './moderate-message.ts'
export { findOwnThread } from './message-policy.ts'
export { countUnread, countUnreadOfFlats, findMessage } from './message-repository.ts'
export { continueQuestion } from './question-repository.ts'
