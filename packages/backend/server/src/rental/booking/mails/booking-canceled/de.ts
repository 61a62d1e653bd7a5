import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Buchung von uns storniert',
  subject: '{product} hat die Buchung von „{flat}“ storniert',
  paragraphs: [
    'Wir haben die Buchung von „{flat}“ vom {from} bis zum {to} storniert.',
    'Die Begründung: {reason}',
    'Diese Tage sind wieder frei: {freed}.',
  ],
  link: 'Buchung ansehen',
}
