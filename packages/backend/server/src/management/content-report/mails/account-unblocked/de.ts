import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Konto entsperrt',
  subject: 'Ihr Konto ist nicht mehr gesperrt',
  paragraphs: [
    'Wir haben Ihr Konto entsperrt: Sie können wieder anfragen, buchen und vermieten.',
    'Ihre Inserate sind noch pausiert: Sie können sie unter „Meine Wohnungen“ wieder aktivieren. Stornierte Anfragen bleiben storniert.',
  ],
  link: 'Zu Ihren Wohnungen',
}
