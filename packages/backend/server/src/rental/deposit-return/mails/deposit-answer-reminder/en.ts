import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Reminder: look at the deposit statement',
  subject: 'Until {answer}: look at the statement of your deposit',
  paragraphs: [
    '{other} has settled your deposit for “{flat}” with deductions. You can agree or object until {answer}.',
    'Without an answer the statement counts as accepted after that.',
  ],
  link: 'See the deposit',
}
