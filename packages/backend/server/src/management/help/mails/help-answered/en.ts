import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Answer to a help request',
  subject: 'Our answer to your question {number}',
  paragraphs: [
    '{answer}',
    'You had written: “{question}”',
    'If this does not help, write to us again on the help page and name the number {number}.',
  ],
  link: 'To the help page',
}
