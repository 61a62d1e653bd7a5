import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Booking declined by the tenant',
  subject: '{other} has declined the booking of “{flat}”',
  paragraphs: [
    '{other} does not take “{flat}” from {from} to {to}. The dates are free.',
    'The reason given: {reason}',
  ],
  link: 'See the requests',
}
