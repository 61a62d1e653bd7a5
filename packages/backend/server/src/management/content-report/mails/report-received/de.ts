import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Meldung angekommen',
  subject: 'Ihre Meldung {number} ist angekommen',
  paragraphs: [
    'Vielen Dank für Ihre Meldung. Sie hat die Nummer {number}.',
    'Es geht um {place}.',
    'Ein Mensch aus unserem Team sieht sie sich an und entscheidet unverzüglich. Wir schreiben Ihnen, wie wir entscheiden und warum.',
    'Sie finden Ihre Meldungen unter „Ihre Angaben“, sobald Sie mit dieser E-Mail-Adresse angemeldet sind.',
  ],
  link: 'Ihre Meldungen ansehen',
}
