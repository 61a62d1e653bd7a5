import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Confirm the e-mail address',
  subject: 'Please confirm your e-mail address',
  paragraphs: [
    'Welcome to {product}. Please confirm that this address is yours: then you can request flats and list your own.',
    'The link counts for two days. If you have not made an account, you need do nothing.',
  ],
  link: 'Confirm the address',
}
