import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Vertrag liegt bereit',
  subject: 'Der Mietvertrag für „{flat}“ liegt bereit',
  paragraphs: [
    'Der Vertrag für „{flat}“ vom {from} bis zum {to} kann jetzt gelesen und unterschrieben werden.',
    'Bitte lesen Sie ihn vollständig, bevor Sie unterschreiben.',
    'Unterschreiben Sie bis {deadline}. Ohne Unterschrift endet die Buchung dann.',
  ],
  link: 'Vertrag lesen',
}
