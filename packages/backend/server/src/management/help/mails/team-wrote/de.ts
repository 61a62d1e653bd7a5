import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Nachricht vom Team',
  subject: 'Eine Nachricht von {product} ({number})',
  paragraphs: [
    '{answer}',
    'Es geht um Ihre Wohnung „{flat}“.',
    'Wir hatten geschrieben: „{question}“',
    'Wenn Sie antworten möchten, schreiben Sie uns auf der Hilfeseite und nennen Sie die Nummer {number}.',
  ],
  link: 'Zur Hilfeseite',
}
