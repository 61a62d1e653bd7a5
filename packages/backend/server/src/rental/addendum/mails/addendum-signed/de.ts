import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Nachtrag unterschrieben',
  subject: '{other} hat den Nachtrag für „{flat}“ unterschrieben',
  paragraphs: [
    '{other} hat den Nachtrag unterschrieben: Der Aufenthalt in „{flat}“ soll am {endDate} enden.',
    'Ihre Unterschrift fehlt noch. Bitte unterschreiben Sie bis {deadline}; sonst bleibt alles, wie es ist.',
  ],
  link: 'Nachtrag lesen und unterschreiben',
}
