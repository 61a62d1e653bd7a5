import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Rectificación de una factura',
  subject: 'Rectificación {number} de la factura {invoice}',
  paragraphs: [
    'Anulamos la factura {invoice} por la reserva de «{flat}» del {from} al {to} por {gross}.',
    'El motivo: «{reason}»',
    'No tiene que pagarla; lo que ya haya pagado se le devuelve por transferencia. La rectificación va adjunta y la encontrará también junto a la factura.',
  ],
  link: 'Ver la factura',
}
