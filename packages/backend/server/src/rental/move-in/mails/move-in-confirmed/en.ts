import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Confirmation of moving in',
  subject: 'The landlord’s confirmation of moving in to “{flat}” is there',
  paragraphs: [
    '{other} has made the landlord’s confirmation of moving in to “{flat}”. It is a PDF with the booking.',
    'The landlord checks and signs it before the registration, which is due within two weeks after moving in.',
  ],
  link: 'See the booking',
}
