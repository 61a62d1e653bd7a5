import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Letzter Tag angenommen',
  subject: '{other} stimmt zu: „{flat}“ bis zum {endDate}',
  paragraphs: [
    '{other} stimmt zu, dass der Aufenthalt in „{flat}“ am {endDate} endet.',
    'Der Nachtrag zum Vertrag liegt bereit. Er gilt, sobald Sie beide unterschrieben haben, spätestens bis {deadline}.',
  ],
  link: 'Nachtrag lesen und unterschreiben',
}
