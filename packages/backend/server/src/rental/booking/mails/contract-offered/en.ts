import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Contract ready',
  subject: 'The rental contract for “{flat}” is ready',
  paragraphs: [
    'The contract for “{flat}” from {from} to {to} can be read and signed now.',
    'Please read it in full before you sign.',
    'Sign by {deadline}. Without a signature the booking ends then.',
  ],
  link: 'Read the contract',
}
