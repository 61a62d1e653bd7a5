import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Request approved',
  subject: 'Your request for “{flat}” was approved',
  paragraphs: [
    'Good news: {other} would like to rent “{flat}” to you from {from} to {to}.',
    'Please confirm by {deadline}. Only then are the dates yours.',
  ],
  link: 'Confirm the booking',
}
