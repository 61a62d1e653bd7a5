import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Reserva cancelada por nosotros',
  subject: '{product} ha cancelado la reserva de «{flat}»',
  paragraphs: [
    'Hemos cancelado la reserva de «{flat}» del {from} al {to}.',
    'El motivo indicado: {reason}',
    'Estos días vuelven a estar libres: {freed}.',
  ],
  link: 'Ver la reserva',
}
