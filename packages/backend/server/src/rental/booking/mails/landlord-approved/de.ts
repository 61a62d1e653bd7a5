import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Anfrage zugesagt',
  subject: '{other} hat Ihrer Anfrage für „{flat}“ zugesagt',
  paragraphs: [
    'Gute Nachrichten: {other} möchte Ihnen „{flat}“ vom {from} bis zum {to} vermieten.',
    'Bitte bestätigen Sie bis {deadline}. Erst dann ist der Zeitraum für Sie reserviert.',
  ],
  link: 'Buchung bestätigen',
}
