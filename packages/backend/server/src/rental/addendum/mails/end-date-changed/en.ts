import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Last day changed',
  subject: '“{flat}”: the stay ends on {endDate}',
  paragraphs: [
    'Both of you have signed: the stay in “{flat}” ends on {endDate} instead of {before}. The rent for the whole stay is {total}.',
    '{refund} were paid for days that fall away. The landlord returns them within 14 days.',
    'The addendum with both signatures is attached, sealed so that every later change shows: {file}',
    'The payment plan with the booking shows what is due when.',
  ],
  link: 'See the booking',
}
