import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Unterschriebener Vertrag hochgeladen',
  subject: 'Der unterschriebene Vertrag für „{flat}“ ist hochgeladen',
  paragraphs: [
    'Der von Hand unterschriebene Vertrag für „{flat}“ vom {from} bis zum {to} ist hochgeladen.',
    'Bitte prüfen Sie, ob es die Datei ist, die Sie unterschrieben haben, und bestätigen Sie sie bis {deadline}. Sonst endet die Buchung dann.',
    'Sie ersetzt die Datei vom {replaced}; Bestätigungen von jener gelten nicht mehr.',
  ],
  link: 'Vertrag bestätigen',
}
