import type { MailText } from '../../../../infrastructure/mail/index.ts'
import { VIEWING_LINES } from '../viewing-lines.ts'

export const en: MailText = {
  title: 'Message about a flat',
  subject: 'New message about “{flat}”',
  paragraphs: ['{other} has written to you about “{flat}”.', ...VIEWING_LINES.en],
  link: 'Read and answer',
}
