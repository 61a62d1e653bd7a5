import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Complaint received',
  subject: 'Your complaint about {number} has arrived',
  paragraphs: [
    'Your complaint about our decision on {place} has arrived. The number stays {number}.',
    'If possible, another member of our staff decides about it than the one who decided first. We write to you what we decide, and why.',
  ],
  link: 'See the report',
}
