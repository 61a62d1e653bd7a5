import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Request declined',
  subject: 'Your request for “{flat}” was declined',
  paragraphs: [
    '{other} cannot rent “{flat}” to you from {from} to {to}.',
    'The reason given: {reason}',
    'There are other flats for these dates.',
  ],
  link: 'Keep looking',
}
