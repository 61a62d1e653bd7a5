import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Correction of an invoice',
  subject: 'Correction {number} of the invoice {invoice}',
  paragraphs: [
    'We take back the invoice {invoice} for the booking of “{flat}” from {from} to {to} over {gross}.',
    'The reason: “{reason}”',
    'You need not pay it; what you have paid already is transferred back. The correction is attached, and you find it with the invoice.',
  ],
  link: 'See the invoice',
}
