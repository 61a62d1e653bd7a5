import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Wohnung nicht mehr angeboten',
  subject: '„{flat}“ wird nicht mehr angeboten',
  paragraphs: [
    '„{flat}“ wird nicht mehr angeboten. Ihre Anfrage für {from} bis {to} ist damit beendet.',
    'Für diesen Zeitraum gibt es weitere Wohnungen.',
  ],
  link: 'Weitersuchen',
}
