import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Frage angekommen',
  subject: 'Ihre Frage {number} ist angekommen',
  paragraphs: [
    'Vielen Dank für Ihre Nachricht. Sie hat die Nummer {number} und das Thema: {topic}.',
    'Ein Mensch aus unserem Team liest sie und antwortet an diese Adresse.',
    'Wenn Sie uns nicht geschrieben haben, müssen Sie nichts tun.',
  ],
  link: 'Zur Hilfeseite',
}
