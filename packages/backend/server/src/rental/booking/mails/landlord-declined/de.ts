import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Anfrage abgelehnt',
  subject: 'Ihre Anfrage für „{flat}“ wurde abgelehnt',
  paragraphs: [
    '{other} kann Ihnen „{flat}“ vom {from} bis zum {to} leider nicht vermieten.',
    'Die Begründung: {reason}',
    'Für diesen Zeitraum gibt es weitere Wohnungen.',
  ],
  link: 'Weitersuchen',
}
