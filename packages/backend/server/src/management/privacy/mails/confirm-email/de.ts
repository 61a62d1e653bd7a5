import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'E-Mail-Adresse bestätigen',
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  paragraphs: [
    'Willkommen bei {product}. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört: Dann können Sie Wohnungen anfragen und eigene anbieten.',
    'Der Link gilt zwei Tage. Wenn Sie kein Konto angelegt haben, müssen Sie nichts tun.',
  ],
  link: 'Adresse bestätigen',
}
