import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Change of the e-mail address',
  subject: 'Your e-mail address is to be changed',
  paragraphs: [
    'The address of your account at {product} is to be changed, after a confirmation at the new one.',
    'The new address: {email}',
    'If that was you, you need do nothing. If it was not, object with this link within seven days: this address stays, or becomes again, that of your account, all devices are signed out, and you choose a new password.',
  ],
  link: 'Object to the change',
}
