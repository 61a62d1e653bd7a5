import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Pago pendiente, al arrendador',
  subject: '¿Ha pagado {other} {gross}?',
  paragraphs: [
    '{kind, select, RENT {El alquiler de {gross} por «{flat}», pago {payment}, vencía el {due} y sigue pendiente.} other {La fianza de {gross} por «{flat}», pago {payment}, vencía el {due} y sigue pendiente.}}',
    'Compruebe su cuenta. Si ha llegado, márquelo como recibido en la reserva; si no, escriba a {other}.',
  ],
  link: 'Ver los pagos',
}
