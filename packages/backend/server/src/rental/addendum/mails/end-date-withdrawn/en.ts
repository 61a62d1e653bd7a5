import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Proposal withdrawn',
  subject: '“{flat}”: the last day stays {before}',
  paragraphs: [
    '{other} has withdrawn the proposal that the stay in “{flat}” ends on {endDate}. The last day stays {before}.',
  ],
  link: 'See the booking',
}
