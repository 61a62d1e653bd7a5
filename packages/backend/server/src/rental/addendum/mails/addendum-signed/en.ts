import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Addendum signed',
  subject: '{other} has signed the addendum for “{flat}”',
  paragraphs: [
    '{other} has signed the addendum: the stay in “{flat}” shall end on {endDate}.',
    'Your signature is still missing. Please sign by {deadline}; otherwise everything stays as it is.',
  ],
  link: 'Read and sign the addendum',
}
