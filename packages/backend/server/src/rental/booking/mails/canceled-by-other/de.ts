import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Buchung von der anderen Seite storniert',
  subject: '{other} hat die Buchung von „{flat}“ storniert',
  paragraphs: [
    '{other} hat die Buchung von „{flat}“ vom {from} bis zum {to} storniert.',
    'Die Begründung: {reason}',
    'Diese Tage sind wieder frei: {freed}.',
  ],
  link: 'Buchung ansehen',
}
