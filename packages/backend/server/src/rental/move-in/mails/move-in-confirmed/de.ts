import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Wohnungsgeberbestätigung liegt bereit',
  subject: 'Die Wohnungsgeberbestätigung für „{flat}“ liegt bereit',
  paragraphs: [
    '{other} hat die Wohnungsgeberbestätigung für „{flat}“ erstellt. Sie liegt als PDF bei der Buchung.',
    'Vor der Anmeldung prüft und unterschreibt sie der Vermieter. Angemeldet wird binnen zwei Wochen nach dem Einzug.',
  ],
  link: 'Buchung ansehen',
}
