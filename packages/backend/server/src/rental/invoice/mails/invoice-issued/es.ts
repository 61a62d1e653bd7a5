import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Factura',
  subject: 'Factura {number}',
  paragraphs: [
    'Por la reserva de «{flat}» del {from} al {to} cobramos una tarifa de servicio de {gross}.',
    'Incluye {vat} de IVA.',
    'Transfiera el importe antes del {due}. La factura va adjunta y la encontrará también entre sus facturas.',
  ],
  link: 'Ver la factura',
}
