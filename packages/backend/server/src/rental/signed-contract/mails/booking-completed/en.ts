import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Booking complete',
  subject: 'The booking of “{flat}” is complete',
  paragraphs: [
    'Both of you have signed: “{flat}” is booked from {from} to {to}.',
    'The contract with both signatures is attached, sealed so that every later change shows: {file}',
    'You can download the contract with the booking at any time. {other} is the person to talk to about the keys.',
    'We charge a service fee of {gross} for the booking. Our invoice {number} is attached; please transfer the amount by {due}. You also find it among your invoices.',
    'The fee includes {vat} of VAT.',
  ],
  link: 'See the booking',
}
