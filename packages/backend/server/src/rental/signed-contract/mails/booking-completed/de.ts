import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Buchung abgeschlossen',
  subject: 'Die Buchung von „{flat}“ ist abgeschlossen',
  paragraphs: [
    'Sie haben beide unterschrieben: „{flat}“ ist vom {from} bis zum {to} gebucht.',
    'Der Vertrag mit beiden Unterschriften liegt bei, so versiegelt, dass jede spätere Änderung auffällt: {file}',
    'Den Vertrag können Sie jederzeit bei der Buchung herunterladen. Die Schlüsselübergabe vereinbaren Sie mit {other}.',
    'Für die Buchung berechnen wir eine Servicegebühr von {gross}. Unsere Rechnung {number} liegt bei; bitte überweisen Sie den Betrag bis zum {due}. Sie finden sie auch bei Ihren Rechnungen.',
    'In der Gebühr sind {vat} Umsatzsteuer enthalten.',
  ],
  link: 'Buchung ansehen',
}
