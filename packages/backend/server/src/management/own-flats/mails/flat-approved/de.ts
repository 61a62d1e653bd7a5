import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Wohnung freigegeben',
  subject: '„{flat}“ ist online',
  paragraphs: ['Wir haben „{flat}“ geprüft. Die Wohnung ist jetzt für alle zu finden.'],
  link: 'Wohnung ansehen',
}
