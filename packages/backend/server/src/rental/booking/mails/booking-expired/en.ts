import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Booking expired',
  subject: 'The booking of “{flat}” has ended',
  paragraphs: [
    'Nobody answered in time, so the booking of “{flat}” from {from} to {to} has ended.',
    'These days are free again: {freed}.',
  ],
  link: 'See the booking',
}
