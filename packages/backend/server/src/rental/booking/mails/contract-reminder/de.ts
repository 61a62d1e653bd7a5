import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Erinnerung an den Vertrag',
  subject: 'Der Vertrag für „{flat}“ ist noch offen',
  paragraphs: [
    'Seit zwei Wochen ist der Vertrag für „{flat}“ vom {from} bis zum {to} nicht unterschrieben.',
    'Ohne Vertrag endet die Buchung am {deadline}.',
  ],
  link: 'Zum Vertrag',
}
