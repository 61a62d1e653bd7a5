import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Antwort auf eine Hilfe-Anfrage',
  subject: 'Unsere Antwort auf Ihre Frage {number}',
  paragraphs: [
    '{answer}',
    'Sie hatten geschrieben: „{question}“',
    'Wenn das nicht hilft, schreiben Sie uns noch einmal auf der Hilfeseite und nennen Sie die Nummer {number}.',
  ],
  link: 'Zur Hilfeseite',
}
