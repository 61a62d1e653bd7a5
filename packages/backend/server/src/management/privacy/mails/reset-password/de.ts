import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Neues Passwort',
  subject: 'Neues Passwort wählen',
  paragraphs: [
    'Für Ihr Konto bei {product} wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie eines.',
    'Der Link gilt einmal und eine Stunde lang. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  ],
  link: 'Neues Passwort wählen',
}
