import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Flat approved',
  subject: '“{flat}” is online',
  paragraphs: ['We have looked at “{flat}”, and everybody can find it now.'],
  link: 'See the flat',
}
