import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Último día rechazado',
  subject: '«{flat}»: el último día sigue siendo el {before}',
  paragraphs: [
    '{other} no está de acuerdo en que la estancia en «{flat}» termine el {endDate}. El último día sigue siendo el {before}.',
    '«{reason}»',
  ],
  link: 'Ver la reserva',
}
