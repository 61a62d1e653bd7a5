import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Reminder of the contract',
  subject: 'The contract for “{flat}” is still open',
  paragraphs: [
    'Two weeks have passed, and the contract for “{flat}” from {from} to {to} has not been signed.',
    'Without a contract the booking ends on {deadline}.',
  ],
  link: 'Go to the contract',
}
