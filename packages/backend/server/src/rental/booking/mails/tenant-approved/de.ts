import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Buchung von der anderen Seite bestätigt',
  subject: '{other} hat die Buchung von „{flat}“ bestätigt',
  paragraphs: [
    '{other} nimmt „{flat}“ vom {from} bis zum {to}. Der Zeitraum ist in Ihrem Kalender gesperrt.',
    'Bitte wählen Sie jetzt den Mietvertrag, damit Sie beide unterschreiben können.',
  ],
  link: 'Vertrag wählen',
}
