import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'New flats in a place',
  subject: 'New flats in {place}',
  paragraphs: ['New flats that fit your saved search in {place}: {count}.'],
  link: 'See the flats',
}
