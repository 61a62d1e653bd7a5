import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const de: MailText = {
  title: 'Vertrag abgelehnt',
  subject: 'Der Vertrag für „{flat}“ wurde abgelehnt',
  paragraphs: [
    '{other} unterschreibt den Vertrag für „{flat}“ vom {from} bis zum {to} nicht. Die Buchung ist beendet.',
    'Die Begründung: {reason}',
  ],
  link: 'Buchung ansehen',
}
