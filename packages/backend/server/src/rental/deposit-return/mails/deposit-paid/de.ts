import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Kaution zurückgezahlt',
  subject: '{other} hat {returned} Kaution zurückgezahlt',
  paragraphs: [
    '{other} hat vermerkt, dass {returned} Ihrer Kaution für „{flat}“ überwiesen sind.',
    'Ist das Geld da, bestätigen Sie das bitte bei der Buchung.',
  ],
  link: 'Kaution ansehen',
}
