import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Message from the team',
  subject: 'A message from {product} ({number})',
  paragraphs: [
    '{answer}',
    'This is about your flat “{flat}”.',
    'We had written: “{question}”',
    'To answer, write to us on the help page and name the number {number}.',
  ],
  link: 'To the help page',
}
