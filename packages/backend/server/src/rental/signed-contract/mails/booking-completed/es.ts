import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Reserva completa',
  subject: 'La reserva de «{flat}» está completa',
  paragraphs: [
    'Ambas partes han firmado: «{flat}» está reservado del {from} al {to}.',
    'El contrato con las dos firmas va adjunto, sellado de modo que se nota cualquier cambio posterior: {file}',
    'Puede descargar el contrato en cualquier momento junto a la reserva. Acuerde la entrega de llaves con {other}.',
    'Por la reserva cobramos una tarifa de servicio de {gross}. Nuestra factura {number} va adjunta; transfiera el importe antes del {due}. También la encontrará entre sus facturas.',
    'La tarifa incluye {vat} de IVA.',
  ],
  link: 'Ver la reserva',
}
