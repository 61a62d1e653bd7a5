import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Reserva confirmada por la otra parte',
  subject: '{other} ha confirmado la reserva de «{flat}»',
  paragraphs: [
    '{other} se queda con «{flat}» del {from} al {to}. Las fechas están bloqueadas en su calendario.',
    'Elija ahora el contrato de alquiler para que ambos puedan firmarlo.',
  ],
  link: 'Elegir el contrato',
}
