export { defineMail, defineSubject, type Mail, type MailOrder } from './define-mail.ts'
export type { MailReaders, ReadAttachment, ReadSubject } from './mail-readers.ts'
export { orderMails, SEND_MAIL } from './order-mails.ts'
export { receiptLimit } from './receipt-limit.ts'
export {
  type Attachment,
  attachment,
  cents,
  count,
  day,
  deadline,
  eachOf,
  maybe,
  oneOf,
  text,
  times,
  type ValuesOf,
  written,
} from './value-kinds.ts'
export { type MailWriting, writeMail } from './write-mail.ts'
