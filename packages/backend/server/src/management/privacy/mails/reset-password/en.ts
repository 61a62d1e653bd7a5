import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'New password',
  subject: 'Choose a new password',
  paragraphs: [
    'A new password was requested for your account at {product}. With this link you choose one.',
    'The link works once and for one hour. If you have not requested it, you need do nothing: your password stays as it is.',
  ],
  link: 'Choose a new password',
}
