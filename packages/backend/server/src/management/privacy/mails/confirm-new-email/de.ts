import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Neue E-Mail-Adresse bestätigen',
  subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  paragraphs: [
    'Ein Konto bei {product} soll diese Adresse bekommen. Bitte bestätigen Sie, dass sie Ihnen gehört: Dann melden Sie sich damit an, und unsere Nachrichten kommen hierher.',
    'Der Link gilt einmal und 24 Stunden lang. Wenn Sie davon nichts wissen, müssen Sie nichts tun.',
  ],
  link: 'Neue Adresse bestätigen',
}
