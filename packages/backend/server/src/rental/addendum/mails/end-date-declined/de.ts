import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Letzter Tag abgelehnt',
  subject: '„{flat}“: Der letzte Tag bleibt der {before}',
  paragraphs: [
    '{other} ist nicht einverstanden, dass der Aufenthalt in „{flat}“ am {endDate} endet. Der letzte Tag bleibt der {before}.',
    '„{reason}“',
  ],
  link: 'Buchung ansehen',
}
