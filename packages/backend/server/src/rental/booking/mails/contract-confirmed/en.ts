import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Signed contract confirmed',
  subject: '{other} has confirmed the contract for “{flat}”',
  paragraphs: [
    '{other} has confirmed the contract for “{flat}” from {from} to {to}, which you have both signed by hand. Your confirmation is missing.',
    'Please confirm it by {deadline}.',
  ],
  link: 'Confirm the contract',
}
