import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Antwort fehlt noch',
  subject: '„{flat}“: Ihre Antwort fehlt noch',
  paragraphs: [
    'Die Buchung von „{flat}“ vom {from} bis zum {to} wartet auf Sie.',
    'Ohne Ihre Antwort endet sie am {deadline} von selbst.',
  ],
  link: 'Buchung ansehen',
}
