import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Request expired',
  subject: 'The request for “{flat}” has expired',
  paragraphs: ['Nobody answered in time, so the request for “{flat}” from {from} to {to} has ended.'],
  link: 'See the request',
}
