import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Vertrag ersetzt',
  subject: 'Ein neuer Mietvertrag für „{flat}“ ersetzt den bisherigen',
  paragraphs: [
    'Für „{flat}“ vom {from} bis zum {to} liegt ein neuer Vertrag bereit. Er ersetzt den vom {replaced}; Unterschriften unter jenem gelten nicht mehr.',
    'Bitte lesen Sie den neuen vollständig, bevor Sie unterschreiben.',
    'Unterschreiben Sie bis {deadline}. Ohne Unterschrift endet die Buchung dann.',
  ],
  link: 'Neuen Vertrag lesen',
}
