import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Invoice',
  subject: 'Invoice {number}',
  paragraphs: [
    'For the booking of “{flat}” from {from} to {to} we charge a service fee of {gross}.',
    'That includes {vat} of VAT.',
    'Please transfer the amount by {due}. The invoice is attached, and you find it among your invoices.',
  ],
  link: 'See the invoice',
}
