import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** About invoices. */
export const INVOICE_TEXTS = {
  INVOICE_ISSUED: {
    en: {
      subject: 'Invoice {number}',
      paragraphs: [
        'For the booking of “{flat}” from {from} to {to} we charge a service fee of {gross}.',
        'That includes {vat} of VAT.',
        'Please transfer the amount by {due}. The invoice is attached, and you find it with the booking.',
      ],
      link: 'See the invoice',
    },
    de: {
      subject: 'Rechnung {number}',
      paragraphs: [
        'Für die Buchung von „{flat}“ vom {from} bis zum {to} berechnen wir eine Servicegebühr von {gross}.',
        'Darin sind {vat} Umsatzsteuer enthalten.',
        'Bitte überweisen Sie den Betrag bis zum {due}. Die Rechnung ist angehängt, und Sie finden sie bei der Buchung.',
      ],
      link: 'Rechnung ansehen',
    },
    es: {
      subject: 'Factura {number}',
      paragraphs: [
        'Por la reserva de «{flat}» del {from} al {to} cobramos una tarifa de servicio de {gross}.',
        'Incluye {vat} de IVA.',
        'Transfiera el importe antes del {due}. La factura va adjunta y la encontrará también en la reserva.',
      ],
      link: 'Ver la factura',
    },
  },
} as const satisfies Record<string, MailTexts>
