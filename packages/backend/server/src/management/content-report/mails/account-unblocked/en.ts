import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Account unblocked',
  subject: 'Your account is no longer blocked',
  paragraphs: [
    'We have unblocked your account: you can request, book and let again.',
    'Your listings are still paused: you can list them again under “My flats”. Cancelled requests stay cancelled.',
  ],
  link: 'Go to your flats',
}
