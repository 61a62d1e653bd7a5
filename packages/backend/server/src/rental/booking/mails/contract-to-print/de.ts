import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Vertrag zum Ausdrucken',
  subject: 'Der Mietvertrag für „{flat}“ kann gedruckt werden',
  paragraphs: [
    'Der Vertrag für „{flat}“ vom {from} bis zum {to} braucht die Schriftform: Er wird gedruckt, und Sie unterschreiben beide von Hand.',
    'Der Vermieter lädt die unterschriebene Datei hoch; danach bestätigen Sie sie beide.',
    'Er ersetzt den Vertrag vom {replaced}.',
  ],
  link: 'Vertrag lesen',
}
