import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Contract to print',
  subject: 'The rental contract for “{flat}” can be printed',
  paragraphs: [
    'The contract for “{flat}” from {from} to {to} needs the written form: it is printed, and both of you sign it by hand.',
    'The landlord uploads the signed file; then both of you confirm it.',
    'It replaces the contract that was offered on {replaced}.',
  ],
  link: 'Read the contract',
}
