import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Question received',
  subject: 'Your question {number} has arrived',
  paragraphs: [
    'Thank you for your message. Its number is {number}, and its topic: {topic}.',
    'A member of our staff reads it, and answers to this address.',
    'If you have not written to us, you need do nothing.',
  ],
  link: 'To the help page',
}
