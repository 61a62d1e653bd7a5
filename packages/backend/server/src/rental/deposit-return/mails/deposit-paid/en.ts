import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Deposit paid back',
  subject: '{other} has paid back {returned} of your deposit',
  paragraphs: [
    '{other} has marked that {returned} of your deposit for “{flat}” have been transferred.',
    'Once the money is there, please confirm it with the booking.',
  ],
  link: 'See the deposit',
}
