import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Protocol final',
  subject: 'The handover protocol of moving {kind, select, IN {in} other {out}} for “{flat}” is final',
  paragraphs: [
    'The handover protocol of moving {kind, select, IN {in} other {out}} for “{flat}” is final. It is attached, sealed so that every later change shows: {file}',
    'You can download it with the booking at any time.',
  ],
  link: 'See the booking',
}
