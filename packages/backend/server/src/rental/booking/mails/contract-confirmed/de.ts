import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Unterschriebener Vertrag bestätigt',
  subject: '{other} hat den Vertrag für „{flat}“ bestätigt',
  paragraphs: [
    '{other} hat den von Hand unterschriebenen Vertrag für „{flat}“ vom {from} bis zum {to} bestätigt. Ihre Bestätigung fehlt noch.',
    'Bitte bestätigen Sie ihn bis {deadline}.',
  ],
  link: 'Vertrag bestätigen',
}
