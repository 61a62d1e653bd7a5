import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'New request',
  subject: 'New request for “{flat}”',
  paragraphs: [
    '{other} would like to rent “{flat}” from {from} to {to}.',
    'Persons: {persons} · Reason: {stayReason} · Pets: {pets} · Smoking: {smoking}',
    '{other} writes:\n“{message}”',
    'Please answer by {deadline}. After that the request ends by itself.',
  ],
  link: 'Answer the request',
}
