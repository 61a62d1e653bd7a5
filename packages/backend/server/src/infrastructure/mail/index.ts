export type { MailTexts } from './mail-text.ts'
export { type MailOrder, SEND_MAIL } from './order-mail.ts'
export { type MailReader, mailsOf, type MailSubject } from './room-mails.ts'
export type { RoomMails } from './room-mails.ts'
