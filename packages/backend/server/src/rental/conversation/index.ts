export { moderateMessage, moderateRequest } from './moderate-message.ts'
export { findOwnThread } from './message-policy.ts'
export {
  countUnread,
  countUnreadOfFlats,
  countUnreadOfTenant,
  findMessage,
  listAgreedViewings,
} from './message-repository.ts'
export { continueQuestion } from './question-repository.ts'
export { partyName } from './party-name.ts'
export { refuseContacts } from './refuse-contacts.ts'
