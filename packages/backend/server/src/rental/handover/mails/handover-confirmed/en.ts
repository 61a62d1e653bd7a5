import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Protocol confirmed by the other side',
  subject: '{other} has confirmed the handover protocol of moving {kind, select, IN {in} other {out}}',
  paragraphs: [
    '{other} has confirmed the handover protocol of moving {kind, select, IN {in} other {out}} for “{flat}”.',
    'Please look at it, and confirm it or add remarks by {until}. After that day it is final without your answer.',
  ],
  link: 'See the protocol',
}
