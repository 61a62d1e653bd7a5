import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Contract declined',
  subject: 'The contract for “{flat}” was declined',
  paragraphs: [
    '{other} does not sign the contract for “{flat}” from {from} to {to}. The booking has ended.',
    'The reason given: {reason}',
  ],
  link: 'See the booking',
}
