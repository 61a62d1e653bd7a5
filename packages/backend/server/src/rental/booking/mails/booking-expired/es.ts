import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Reserva caducada',
  subject: 'La reserva de «{flat}» ha caducado',
  paragraphs: [
    'No hubo respuesta a tiempo, por lo que la reserva de «{flat}» del {from} al {to} ha terminado.',
    'Estos días vuelven a estar libres: {freed}.',
  ],
  link: 'Ver la reserva',
}
