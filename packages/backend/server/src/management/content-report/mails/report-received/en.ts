import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Report received',
  subject: 'Your report {number} has arrived',
  paragraphs: [
    'Thank you for your report. Its number is {number}.',
    'It is about {place}.',
    'A member of our staff looks at it and decides without delay. We write to you what we decide, and why.',
    'You see your reports under “Your details” once you are signed in with this e-mail address.',
  ],
  link: 'See your reports',
}
