import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Proposal ended',
  subject: '“{flat}”: the last day stays {to}',
  paragraphs: [
    'The proposal that the stay in “{flat}” ends on {endDate} was not answered or not signed by both in time. The last day stays {to}.',
    'Each of you can propose another last day at any time.',
  ],
  link: 'See the booking',
}
