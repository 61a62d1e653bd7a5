import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Return of the deposit open, to the landlord',
  subject: '{returned} of the deposit for “{flat}” are still open',
  paragraphs: [
    '{returned} were due back to {other} on {pay}, and are not marked as received yet.',
    'If you have transferred them already, please mark that with the booking; otherwise please transfer them now.',
  ],
  link: 'See the deposit',
}
