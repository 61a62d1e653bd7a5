import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Objection to deductions from the deposit',
  subject: '{other} objects to deductions from the deposit',
  paragraphs: [
    '{other} does not agree with deductions of {kept} for “{flat}”:',
    '“{objection}”',
    'What is not disputed stays due. Please talk to each other: you can write a new statement that returns more, and {other} can still agree with this one. We do not decide it.',
  ],
  link: 'See the deposit',
}
