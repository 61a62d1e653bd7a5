import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Open payment, to the tenant',
  subject: 'A payment for “{flat}” is open: {gross}',
  paragraphs: [
    '{kind, select, RENT {The rent of {gross} for “{flat}”, payment {payment}, was due on {due}, and {other} has not confirmed it yet.} other {The deposit of {gross} for “{flat}”, payment {payment}, was due on {due}, and {other} has not confirmed it yet.}}',
    'If you have paid already, please mark it with the booking. Account and reference stand there as well.',
  ],
  link: 'See the payments',
}
