import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'New flats anywhere',
  subject: 'New flats for your saved search',
  paragraphs: ['New flats that fit your saved search: {count}.'],
  link: 'See the flats',
}
