import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Confirm the new e-mail address',
  subject: 'Please confirm your new e-mail address',
  paragraphs: [
    'An account at {product} is to have this address. Please confirm that it is yours: then you log in with it, and our messages come here.',
    'The link works once and for 24 hours. If you do not know anything about this, you need do nothing.',
  ],
  link: 'Confirm the new address',
}
