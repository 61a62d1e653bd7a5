import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Last day accepted',
  subject: '{other} agrees: “{flat}” until {endDate}',
  paragraphs: [
    '{other} agrees that the stay in “{flat}” ends on {endDate}.',
    'The addendum to the contract is ready. It takes effect once both of you have signed it, by {deadline} at the latest.',
  ],
  link: 'Read and sign the addendum',
}
