import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Buchung abgelaufen',
  subject: 'Die Buchung von „{flat}“ ist abgelaufen',
  paragraphs: [
    'Es kam keine rechtzeitige Antwort, deshalb ist die Buchung von „{flat}“ vom {from} bis zum {to} beendet.',
    'Diese Tage sind wieder frei: {freed}.',
  ],
  link: 'Buchung ansehen',
}
