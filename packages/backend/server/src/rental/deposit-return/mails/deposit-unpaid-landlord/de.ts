import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Rückzahlung der Kaution offen, an den Vermieter',
  subject: '{returned} Kaution für „{flat}“ sind noch offen',
  paragraphs: [
    'Am {pay} waren {returned} an {other} zurückzuzahlen, und der Eingang ist noch nicht vermerkt.',
    'Wenn Sie schon überwiesen haben, vermerken Sie das bitte bei der Buchung; andernfalls überweisen Sie bitte jetzt.',
  ],
  link: 'Kaution ansehen',
}
