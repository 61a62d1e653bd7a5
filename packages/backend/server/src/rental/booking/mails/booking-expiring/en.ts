import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Answer still missing',
  subject: '“{flat}”: your answer is still missing',
  paragraphs: [
    'The booking of “{flat}” from {from} to {to} waits for you.',
    'Without your answer it ends by itself on {deadline}.',
  ],
  link: 'See the booking',
}
