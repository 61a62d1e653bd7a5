import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Another last day proposed',
  subject: 'Another last day for “{flat}”: {endDate}',
  paragraphs: [
    '{other} proposes that the stay in “{flat}” ends on {endDate} instead of {before}.',
    'For the whole stay that is {more} more rent.',
    'For the whole stay that is {less} less rent.',
    '“{message}”',
    'You can accept or decline until {deadline}. After that the proposal ends, and everything stays as it is.',
  ],
  link: 'See the proposal',
}
