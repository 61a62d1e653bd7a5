import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Abrechnung der Kaution angenommen',
  subject: '{other} ist mit der Abrechnung der Kaution einverstanden',
  paragraphs: [
    '{other} stimmt Ihrer Abrechnung der Kaution für „{flat}“ zu: {returned} zurück, {kept} einbehalten.',
    'Wenn Sie noch nicht gezahlt haben, überweisen Sie bitte und vermerken Sie es bei der Buchung.',
  ],
  link: 'Kaution ansehen',
}
