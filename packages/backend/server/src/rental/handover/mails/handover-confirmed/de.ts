import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Übergabeprotokoll von der anderen Seite bestätigt',
  subject: '{other} hat das Protokoll zum {kind, select, IN {Einzug} other {Auszug}} bestätigt',
  paragraphs: [
    '{other} hat das Übergabeprotokoll zum {kind, select, IN {Einzug} other {Auszug}} für „{flat}“ bestätigt.',
    'Bitte sehen Sie es an und bestätigen Sie es oder fügen Sie Anmerkungen hinzu, bis zum {until}. Danach ist es ohne Ihre Antwort endgültig.',
  ],
  link: 'Protokoll ansehen',
}
