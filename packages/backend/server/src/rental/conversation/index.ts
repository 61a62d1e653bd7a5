export { countUnread, countUnreadOfFlats } from './message-repository.ts'
