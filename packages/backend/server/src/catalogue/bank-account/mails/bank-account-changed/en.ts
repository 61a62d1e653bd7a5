import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Bank account changed',
  subject: 'Your bank account at {product} has changed',
  paragraphs: [
    'From now on your tenants are asked to pay to the account {number}.',
    'If you did not change it yourself, somebody else has access to your account at {product}: change your password and write to us at once.',
  ],
  link: 'Go to the site',
}
