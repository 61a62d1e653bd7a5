import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Deposit statement overdue, to the landlord',
  subject: 'The statement of the deposit for “{flat}” is overdue',
  paragraphs: [
    '30 days have passed since {other} left “{flat}”, and the deposit has not been settled. Six months at most are usual, a few weeks are better.',
    'A statement takes a few minutes: amount, deductions with their reasons, done.',
  ],
  link: 'See the deposit',
}
