import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Request withdrawn',
  subject: '{other} has withdrawn the request for “{flat}”',
  paragraphs: [
    '{other} has withdrawn the request for “{flat}” from {from} to {to}. There is nothing left for you to do.',
    'The reason given: {reason}',
  ],
  link: 'See the request',
}
