import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Landlord’s bank account changed',
  subject: 'Another bank account for “{flat}”: please check before you pay',
  paragraphs: [
    '{other} has changed the bank account for your payments for “{flat}”. It is now {number}.',
    'The new account may differ from the one in your signed contract. Before you pay, call {other} on the number you know, and have the account confirmed.',
    'If {other} knows nothing of the change, do not pay, and write to us at once.',
  ],
  link: 'See the booking',
}
