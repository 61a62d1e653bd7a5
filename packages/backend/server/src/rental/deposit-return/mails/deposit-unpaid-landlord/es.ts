import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Devolución de la fianza pendiente, al arrendador',
  subject: '{returned} de la fianza de «{flat}» siguen pendientes',
  paragraphs: [
    'El {pay} vencía la devolución de {returned} a {other}, y aún no consta como recibida.',
    'Si ya ha hecho la transferencia, márquelo en la reserva; si no, hágala ahora.',
  ],
  link: 'Ver la fianza',
}
