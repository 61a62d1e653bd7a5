import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Rückzahlung der Kaution offen, an den Mieter',
  subject: 'Sind {returned} Kaution von {other} angekommen?',
  paragraphs: [
    'Am {pay} waren {returned} Ihrer Kaution für „{flat}“ fällig. Ist das Geld da, vermerken Sie es bitte bei der Buchung.',
    'Wenn nicht: Wir haben {other} gerade erinnert. Schreiben Sie auch selbst.',
  ],
  link: 'Kaution ansehen',
}
