import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Booking confirmed by other party',
  subject: '{other} has confirmed the booking of “{flat}”',
  paragraphs: [
    '{other} takes “{flat}” from {from} to {to}. The dates are blocked in your calendar.',
    'Please choose the rental contract now, so that you both can sign it.',
  ],
  link: 'Choose the contract',
}
