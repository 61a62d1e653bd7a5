import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Flat no longer offered',
  subject: '“{flat}” is no longer offered',
  paragraphs: [
    '“{flat}” was taken off the market. Your request for {from} to {to} has ended.',
    'There are other flats for these dates.',
  ],
  link: 'Keep looking',
}
