import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Wohnung anderweitig vergeben',
  subject: '„{flat}“ ist vergeben',
  paragraphs: [
    'Jemand war schneller: „{flat}“ ist vom {from} bis zum {to} vergeben. Ihre Anfrage ist damit beendet.',
    'Für diesen Zeitraum gibt es weitere Wohnungen.',
  ],
  link: 'Weitersuchen',
}
