import type { MailText } from '../../../../infrastructure/mail/index.ts'
import { VIEWING_LINES } from '../viewing-lines.ts'

export const en: MailText = {
  title: 'Message about a booking',
  subject: 'New message about “{flat}”',
  paragraphs: ['{other} has written to you about “{flat}”, {from} – {to}.', ...VIEWING_LINES.en],
  link: 'Read and answer',
}
