import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const en: MailText = {
  title: 'Deposit settled',
  subject: 'Your deposit for “{flat}”: {returned} will come back',
  paragraphs: [
    '{other} has settled your deposit for “{flat}”: {returned} will be returned.',
    'That is the whole deposit of {whole}.',
    '{kept} are to be kept. The reasons stand with the booking.',
    'You can agree or object until {answer}. Without an answer the statement counts as accepted after that.',
    'What is not disputed is due by {pay}. Mark it once the money has reached you. No money passes through us.',
  ],
  link: 'See the deposit',
}
