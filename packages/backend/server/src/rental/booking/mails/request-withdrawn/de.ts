import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Anfrage zurückgezogen',
  subject: '{other} hat die Anfrage für „{flat}“ zurückgezogen',
  paragraphs: [
    '{other} hat die Anfrage für „{flat}“ vom {from} bis zum {to} zurückgezogen. Sie müssen nichts mehr tun.',
    'Die Begründung: {reason}',
  ],
  link: 'Anfrage ansehen',
}
