import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Contract replaced',
  subject: 'A new rental contract for “{flat}” replaces the earlier one',
  paragraphs: [
    'There is a new contract for “{flat}” from {from} to {to}. It replaces the one that was offered on {replaced}; signatures below that one are void.',
    'Please read the new one in full before you sign.',
    'Sign by {deadline}. Without a signature the booking ends then.',
  ],
  link: 'Read the new contract',
}
