import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Flat taken by another',
  subject: '“{flat}” has been taken',
  paragraphs: [
    'Somebody else was faster: “{flat}” is taken from {from} to {to}. Your request has ended.',
    'There are other flats for these dates.',
  ],
  link: 'Keep looking',
}
