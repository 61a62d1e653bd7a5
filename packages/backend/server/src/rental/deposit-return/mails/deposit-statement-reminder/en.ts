import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Reminder: settle the deposit',
  subject: 'Please settle the deposit for “{flat}”',
  paragraphs: [
    'The stay of {other} in “{flat}” ended two weeks ago. Please say how much of the deposit you return and what you keep.',
    'From {due} on we show both of you that the statement is missing.',
  ],
  link: 'See the deposit',
}
