import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Anfrage abgelaufen',
  subject: 'Die Anfrage für „{flat}“ ist abgelaufen',
  paragraphs: [
    'Es kam keine rechtzeitige Antwort, deshalb ist die Anfrage für „{flat}“ vom {from} bis zum {to} beendet.',
  ],
  link: 'Anfrage ansehen',
}
