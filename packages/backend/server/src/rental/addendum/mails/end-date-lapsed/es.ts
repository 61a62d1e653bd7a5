import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Propuesta caducada',
  subject: '«{flat}»: el último día sigue siendo el {to}',
  paragraphs: [
    'La propuesta de que la estancia en «{flat}» termine el {endDate} no se respondió o no la firmaron ambas partes a tiempo. El último día sigue siendo el {to}.',
    'Cada parte puede proponer otro último día cuando quiera.',
  ],
  link: 'Ver la reserva',
}
