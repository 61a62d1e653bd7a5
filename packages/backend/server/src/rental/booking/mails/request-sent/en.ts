import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Request sent',
  subject: 'Your request for “{flat}” has been sent',
  paragraphs: [
    '{other} has your request for “{flat}” from {from} to {to}.',
    'Rent for the stay: {rent} ({price} a month) · Refundable deposit: {deposit}',
    '{other} answers by {deadline}; without an answer the request ends then. Once it is approved, you have 48 hours to confirm. Only then are the dates yours.',
    'Until you confirm, nothing binds you: you pay nothing, and can withdraw the request at any time.',
  ],
  link: 'See the request',
}
