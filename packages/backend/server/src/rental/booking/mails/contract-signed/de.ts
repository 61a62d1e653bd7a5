import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Vertrag von der anderen Seite unterschrieben',
  subject: '{other} hat den Vertrag für „{flat}“ unterschrieben',
  paragraphs: [
    '{other} hat den Vertrag für „{flat}“ vom {from} bis zum {to} unterschrieben. Ihre Unterschrift fehlt noch.',
    'Bitte unterschreiben Sie bis {deadline}.',
  ],
  link: 'Vertrag unterschreiben',
}
