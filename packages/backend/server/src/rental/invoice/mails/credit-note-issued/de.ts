import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Rechnungskorrektur',
  subject: 'Korrektur {number} der Rechnung {invoice}',
  paragraphs: [
    'Wir heben die Rechnung {invoice} für die Buchung von „{flat}“ vom {from} bis zum {to} über {gross} auf.',
    'Der Grund: „{reason}“',
    'Sie müssen sie nicht bezahlen; was Sie schon bezahlt haben, wird zurücküberwiesen. Die Korrektur ist angehängt, und Sie finden sie bei der Rechnung.',
  ],
  link: 'Rechnung ansehen',
}
