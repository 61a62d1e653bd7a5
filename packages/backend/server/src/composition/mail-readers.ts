import type { MailReaders } from '../infrastructure/mail/index.ts'
import { ROOMS } from './rooms.ts'

/** What the rooms read for mails. */
export const MAIL_READERS: MailReaders = {
  subjects: Object.assign({}, ...ROOMS.map(({ mailSubjects }) => mailSubjects)),
  attachments: Object.assign({}, ...ROOMS.map(({ mailAttachments }) => mailAttachments)),
}
