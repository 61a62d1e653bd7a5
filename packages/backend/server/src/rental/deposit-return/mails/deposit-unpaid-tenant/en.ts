import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Return of the deposit open, to the tenant',
  subject: 'Have {returned} of your deposit arrived from {other}?',
  paragraphs: [
    '{returned} of your deposit for “{flat}” were due on {pay}. If the money is there, please mark it with the booking.',
    'If not: we have just reminded {other}. Write to them as well.',
  ],
  link: 'See the deposit',
}
