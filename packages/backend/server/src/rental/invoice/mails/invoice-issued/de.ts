import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Rechnung',
  subject: 'Rechnung {number}',
  paragraphs: [
    'Für die Buchung von „{flat}“ vom {from} bis zum {to} berechnen wir eine Servicegebühr von {gross}.',
    'Darin sind {vat} Umsatzsteuer enthalten.',
    'Bitte überweisen Sie den Betrag bis zum {due}. Die Rechnung ist angehängt, und Sie finden sie bei Ihren Rechnungen.',
  ],
  link: 'Rechnung ansehen',
}
