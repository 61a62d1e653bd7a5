import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Neue Wohnungen an allen Orten',
  subject: 'Neue Wohnungen zu Ihrer gespeicherten Suche',
  paragraphs: ['Zu Ihrer gespeicherten Suche passende neue Wohnungen: {count}.'],
  link: 'Wohnungen ansehen',
}
