import { attachment, cents, day, defineMail, maybe, text } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** An invoice, to the landlord. */
export const invoiceIssued = defineMail('INVOICE_ISSUED', {
  about: aboutBooking,
  values: {
    number: text,
    due: day,
    gross: cents,
    vat: maybe(cents),
    added: maybe(cents),
    invoice: attachment,
  },
  texts: {
    en: {
      title: 'Invoice',
      subject: 'Invoice {number}',
      paragraphs: [
        'For the booking of “{flat}” from {from} to {to} we charge a service fee of {gross}.',
        'That includes {vat} of VAT.',
        'It is for {added} of rent that the new last day adds; earlier invoices stay as they are.',
        'Please transfer the amount by {due}. The invoice is attached, and you find it among your invoices.',
      ],
      link: 'See the invoice',
    },
    de: {
      title: 'Rechnung',
      subject: 'Rechnung {number}',
      paragraphs: [
        'Für die Buchung von „{flat}“ vom {from} bis zum {to} berechnen wir eine Servicegebühr von {gross}.',
        'Darin sind {vat} Umsatzsteuer enthalten.',
        'Sie gilt für {added} Miete, die durch den neuen letzten Tag dazukommen; frühere Rechnungen bleiben, wie sie sind.',
        'Bitte überweisen Sie den Betrag bis zum {due}. Die Rechnung ist angehängt, und Sie finden sie bei Ihren Rechnungen.',
      ],
      link: 'Rechnung ansehen',
    },
    es: {
      title: 'Factura',
      subject: 'Factura {number}',
      paragraphs: [
        'Por la reserva de «{flat}» del {from} al {to} cobramos una tarifa de servicio de {gross}.',
        'Incluye {vat} de IVA.',
        'Corresponde a {added} de alquiler que añade el nuevo último día; las facturas anteriores no cambian.',
        'Transfiera el importe antes del {due}. La factura va adjunta y la encontrará también entre sus facturas.',
      ],
      link: 'Ver la factura',
    },
  },
})
