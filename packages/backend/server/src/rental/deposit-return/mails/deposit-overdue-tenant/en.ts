import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Deposit statement overdue, to the tenant',
  subject: 'Your deposit for “{flat}” has not been settled yet',
  paragraphs: [
    '30 days after the last day in “{flat}” {other} has not settled your deposit. We have reminded {other} as well.',
    'Write to {other} with the booking. A statement after six months at most is usual. No money passes through us, and we cannot pay anything out.',
  ],
  link: 'See the deposit',
}
