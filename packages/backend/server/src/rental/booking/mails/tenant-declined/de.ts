import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Buchung vom Mieter abgelehnt',
  subject: '{other} hat die Buchung von „{flat}“ abgelehnt',
  paragraphs: [
    '{other} nimmt „{flat}“ vom {from} bis zum {to} nicht. Der Zeitraum ist frei.',
    'Die Begründung: {reason}',
  ],
  link: 'Anfragen ansehen',
}
