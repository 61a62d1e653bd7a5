import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Contract signed by other party',
  subject: '{other} has signed the contract for “{flat}”',
  paragraphs: [
    '{other} has signed the contract for “{flat}” from {from} to {to}. Your signature is missing.',
    'Please sign by {deadline}.',
  ],
  link: 'Sign the contract',
}
