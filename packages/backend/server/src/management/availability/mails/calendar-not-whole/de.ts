import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Importierter Kalender nicht ganz gelesen',
  subject: 'Der importierte Kalender von „{flat}“ ist nicht mehr ganz lesbar',
  paragraphs: [
    'Im Kalender, den Sie für „{flat}“ importieren, können wir nicht mehr alles lesen.',
    'Gesperrte Tage bleiben gesperrt. Neue Buchungen der anderen Plattform können aber fehlen: Bitte prüfen Sie die Tage, damit die Wohnung nicht doppelt gebucht wird.',
  ],
  link: 'Ansehen, was nicht lesbar ist',
}
