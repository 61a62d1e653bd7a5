import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Propuesta retirada',
  subject: '«{flat}»: el último día sigue siendo el {before}',
  paragraphs: [
    '{other} ha retirado la propuesta de que la estancia en «{flat}» termine el {endDate}. El último día sigue siendo el {before}.',
  ],
  link: 'Ver la reserva',
}
