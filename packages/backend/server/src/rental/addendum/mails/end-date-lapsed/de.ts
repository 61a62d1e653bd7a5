import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Vorschlag abgelaufen',
  subject: '„{flat}“: Der letzte Tag bleibt der {to}',
  paragraphs: [
    'Der Vorschlag, dass der Aufenthalt in „{flat}“ am {endDate} endet, wurde nicht rechtzeitig beantwortet oder nicht von beiden unterschrieben. Der letzte Tag bleibt der {to}.',
    'Jede Seite kann jederzeit einen anderen letzten Tag vorschlagen.',
  ],
  link: 'Buchung ansehen',
}
