import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Erinnerung: Abrechnung der Kaution prüfen',
  subject: 'Noch bis {answer}: Abrechnung Ihrer Kaution prüfen',
  paragraphs: [
    '{other} hat Ihre Kaution für „{flat}“ mit Abzügen abgerechnet. Bis {answer} können Sie zustimmen oder widersprechen.',
    'Ohne Antwort gilt die Abrechnung danach als angenommen.',
  ],
  link: 'Kaution ansehen',
}
