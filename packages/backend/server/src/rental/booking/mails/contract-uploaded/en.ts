import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Signed contract uploaded',
  subject: 'The signed contract for “{flat}” is uploaded',
  paragraphs: [
    'The contract for “{flat}” from {from} to {to}, signed by hand, is uploaded.',
    'Please check that it is the file that you have signed, and confirm it by {deadline}. Without that the booking ends then.',
    'It replaces the file of {replaced}; confirmations of that one are void.',
  ],
  link: 'Confirm the contract',
}
