import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Letzter Tag geändert',
  subject: '„{flat}“: Der Aufenthalt endet am {endDate}',
  paragraphs: [
    'Sie haben beide unterschrieben: Der Aufenthalt in „{flat}“ endet am {endDate} statt am {before}. Die Miete für den ganzen Aufenthalt beträgt {total}.',
    '{refund} waren für Tage gezahlt, die wegfallen. Der Vermieter zahlt sie binnen 14 Tagen zurück.',
    'Der Nachtrag mit beiden Unterschriften liegt bei, versiegelt, sodass jede spätere Änderung auffällt: {file}',
    'Der Zahlungsplan bei der Buchung zeigt, was wann fällig ist.',
  ],
  link: 'Buchung ansehen',
}
