import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Flat rejected',
  subject: '“{flat}” cannot be listed yet',
  paragraphs: [
    'We have looked at “{flat}” and cannot list it as it is.',
    'The reason: {reason}',
    'Please change it and submit it again.',
  ],
  link: 'Edit the flat',
}
