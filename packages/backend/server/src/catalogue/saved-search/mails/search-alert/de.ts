import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Neue Wohnungen an einem Ort',
  subject: 'Neue Wohnungen in {place}',
  paragraphs: ['Zu Ihrer gespeicherten Suche in {place} passende neue Wohnungen: {count}.'],
  link: 'Wohnungen ansehen',
}
