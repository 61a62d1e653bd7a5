import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Deposit statement accepted',
  subject: '{other} agrees with your statement of the deposit',
  paragraphs: [
    '{other} agrees with your statement of the deposit for “{flat}”: {returned} returned, {kept} kept.',
    'If you have not paid yet, please transfer it and mark it with the booking.',
  ],
  link: 'See the deposit',
}
