import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Pago pendiente, al inquilino',
  subject: 'Hay un pago pendiente de «{flat}»: {gross}',
  paragraphs: [
    '{kind, select, RENT {El alquiler de {gross} por «{flat}», pago {payment}, vencía el {due} y {other} aún no ha confirmado su recepción.} other {La fianza de {gross} por «{flat}», pago {payment}, vencía el {due} y {other} aún no ha confirmado su recepción.}}',
    'Si ya ha pagado, márquelo en la reserva. Allí encontrará también la cuenta y el concepto.',
  ],
  link: 'Ver los pagos',
}
