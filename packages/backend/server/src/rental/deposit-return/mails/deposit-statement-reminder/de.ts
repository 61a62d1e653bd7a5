import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Erinnerung: Kaution abrechnen',
  subject: 'Bitte rechnen Sie die Kaution für „{flat}“ ab',
  paragraphs: [
    'Der Aufenthalt von {other} in „{flat}“ ist seit zwei Wochen zu Ende. Bitte geben Sie an, wie viel der Kaution Sie zurückzahlen und was Sie einbehalten.',
    'Ab {due} zeigen wir Ihnen beiden, dass die Abrechnung aussteht.',
  ],
  link: 'Kaution ansehen',
}
