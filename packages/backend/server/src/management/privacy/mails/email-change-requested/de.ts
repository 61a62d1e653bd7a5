import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Änderung der E-Mail-Adresse',
  subject: 'Ihre E-Mail-Adresse soll geändert werden',
  paragraphs: [
    'Die Adresse Ihres Kontos bei {product} soll geändert werden, sobald die neue bestätigt ist.',
    'Die neue Adresse: {email}',
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, widersprechen Sie mit diesem Link innerhalb von sieben Tagen: Diese Adresse bleibt oder wird wieder die Ihres Kontos, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.',
  ],
  link: 'Der Änderung widersprechen',
}
