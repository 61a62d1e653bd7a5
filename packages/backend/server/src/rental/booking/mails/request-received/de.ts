import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Neue Anfrage',
  subject: 'Neue Anfrage für „{flat}“',
  paragraphs: [
    '{other} möchte „{flat}“ vom {from} bis zum {to} mieten.',
    'Personen: {persons} · Grund: {stayReason} · Haustiere: {pets} · Raucht: {smoking}',
    '{other} schreibt:\n„{message}“',
    'Bitte antworten Sie bis {deadline}. Danach endet die Anfrage von selbst.',
  ],
  link: 'Anfrage beantworten',
}
