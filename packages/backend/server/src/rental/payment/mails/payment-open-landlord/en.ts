import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Open payment, to the landlord',
  subject: 'Has {other} paid {gross}?',
  paragraphs: [
    '{kind, select, RENT {The rent of {gross} for “{flat}”, payment {payment}, was due on {due} and is still open.} other {The deposit of {gross} for “{flat}”, payment {payment}, was due on {due} and is still open.}}',
    'Please look at your account. If it has arrived, mark it as received with the booking; otherwise write to {other}.',
  ],
  link: 'See the payments',
}
