import type { MailText } from '../../../../infrastructure/mail/index.ts'
import { VIEWING_LINES } from '../viewing-lines.ts'

export const de: MailText = {
  title: 'Nachricht zu einer Wohnung',
  subject: 'Neue Nachricht zu „{flat}“',
  paragraphs: ['{other} hat Ihnen zu „{flat}“ geschrieben.', ...VIEWING_LINES.de],
  link: 'Lesen und antworten',
}
