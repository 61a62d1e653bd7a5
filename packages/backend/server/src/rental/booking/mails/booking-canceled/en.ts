import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Booking cancelled by us',
  subject: '{product} has cancelled the booking of “{flat}”',
  paragraphs: [
    'We have cancelled the booking of “{flat}” from {from} to {to}.',
    'The reason given: {reason}',
    'These days are free again: {freed}.',
  ],
  link: 'See the booking',
}
