import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Übergabeprotokoll endgültig',
  subject: 'Das Protokoll zum {kind, select, IN {Einzug} other {Auszug}} für „{flat}“ ist endgültig',
  paragraphs: [
    'Das Übergabeprotokoll zum {kind, select, IN {Einzug} other {Auszug}} für „{flat}“ ist endgültig. Es liegt bei, so versiegelt, dass jede spätere Änderung auffällt: {file}',
    'Sie können es jederzeit bei der Buchung herunterladen.',
  ],
  link: 'Buchung ansehen',
}
