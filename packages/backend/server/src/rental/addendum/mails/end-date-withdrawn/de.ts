import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Vorschlag zurückgezogen',
  subject: '„{flat}“: Der letzte Tag bleibt der {before}',
  paragraphs: [
    '{other} hat den Vorschlag zurückgezogen, dass der Aufenthalt in „{flat}“ am {endDate} endet. Der letzte Tag bleibt der {before}.',
  ],
  link: 'Buchung ansehen',
}
