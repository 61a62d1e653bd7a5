import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Anfrage gesendet',
  subject: 'Ihre Anfrage für „{flat}“ ist gesendet',
  paragraphs: [
    'Wir haben Ihre Anfrage für „{flat}“ vom {from} bis zum {to} an {other} weitergeleitet.',
    'Miete für den Aufenthalt: {rent} ({price} im Monat) · Kaution, erstattbar: {deposit}',
    '{other} antwortet bis {deadline}; ohne Antwort endet die Anfrage dann. Nach einer Zusage haben Sie 48 Stunden, um zu bestätigen. Erst dann ist der Zeitraum für Sie reserviert.',
    'Bis Sie bestätigen, bindet Sie nichts: Sie zahlen nichts und können die Anfrage jederzeit zurückziehen.',
  ],
  link: 'Anfrage ansehen',
}
