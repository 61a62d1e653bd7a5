import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Wohnung abgelehnt',
  subject: '„{flat}“ kann noch nicht veröffentlicht werden',
  paragraphs: [
    'Wir haben „{flat}“ geprüft und können das Inserat so nicht veröffentlichen.',
    'Der Grund: {reason}',
    'Bitte ändern Sie das Inserat und reichen Sie es erneut ein.',
  ],
  link: 'Inserat bearbeiten',
}
