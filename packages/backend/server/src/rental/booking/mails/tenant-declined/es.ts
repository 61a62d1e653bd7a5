import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Reserva rechazada por el inquilino',
  subject: '{other} ha rechazado la reserva de «{flat}»',
  paragraphs: [
    '{other} no se queda con «{flat}» del {from} al {to}. Las fechas están libres.',
    'El motivo indicado: {reason}',
  ],
  link: 'Ver las solicitudes',
}
