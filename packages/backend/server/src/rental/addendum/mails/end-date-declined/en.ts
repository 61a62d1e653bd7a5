import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Last day declined',
  subject: '“{flat}”: the last day stays {before}',
  paragraphs: [
    '{other} does not agree that the stay in “{flat}” ends on {endDate}. The last day stays {before}.',
    '“{reason}”',
  ],
  link: 'See the booking',
}
