import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Bankverbindung geändert',
  subject: 'Ihre Bankverbindung bei {product} wurde geändert',
  paragraphs: [
    'Ihre Mieter werden ab jetzt gebeten, auf das Konto {number} zu zahlen.',
    'Wenn Sie das nicht selbst waren, hat jemand Zugang zu Ihrem Konto bei {product}: Ändern Sie Ihr Passwort und schreiben Sie uns sofort.',
  ],
  link: 'Zur Website',
}
