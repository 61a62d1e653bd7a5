import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Solicitud aceptada',
  subject: 'Su solicitud para «{flat}» ha sido aceptada',
  paragraphs: [
    'Buenas noticias: {other} desea alquilarle «{flat}» del {from} al {to}.',
    'Confirme antes del {deadline}. Solo entonces quedarán reservadas las fechas.',
  ],
  link: 'Confirmar la reserva',
}
