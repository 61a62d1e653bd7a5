import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** About invoices. */
export const INVOICE_TEXTS = {
  INVOICE_ISSUED: {
    en: {
      subject: 'Invoice {number}',
      paragraphs: [
        'For the booking of “{flat}” from {from} to {to} we charge a service fee of {gross}.',
        'That includes {vat} of VAT.',
        'Please transfer the amount by {due}. The invoice is attached, and you find it among your invoices.',
      ],
      link: 'See the invoice',
    },
    de: {
      subject: 'Rechnung {number}',
      paragraphs: [
        'Für die Buchung von „{flat}“ vom {from} bis zum {to} berechnen wir eine Servicegebühr von {gross}.',
        'Darin sind {vat} Umsatzsteuer enthalten.',
        'Bitte überweisen Sie den Betrag bis zum {due}. Die Rechnung ist angehängt, und Sie finden sie bei Ihren Rechnungen.',
      ],
      link: 'Rechnung ansehen',
    },
    es: {
      subject: 'Factura {number}',
      paragraphs: [
        'Por la reserva de «{flat}» del {from} al {to} cobramos una tarifa de servicio de {gross}.',
        'Incluye {vat} de IVA.',
        'Transfiera el importe antes del {due}. La factura va adjunta y la encontrará también entre sus facturas.',
      ],
      link: 'Ver la factura',
    },
  },
  CREDIT_NOTE_ISSUED: {
    en: {
      subject: 'Correction {number} of the invoice {invoice}',
      paragraphs: [
        'We take back the invoice {invoice} for the booking of “{flat}” from {from} to {to} over {gross}.',
        'The reason: “{reason}”',
        'You need not pay it; what you have paid already is transferred back. The correction is attached, and you find it with the invoice.',
      ],
      link: 'See the invoice',
    },
    de: {
      subject: 'Korrektur {number} der Rechnung {invoice}',
      paragraphs: [
        'Wir heben die Rechnung {invoice} für die Buchung von „{flat}“ vom {from} bis zum {to} über {gross} auf.',
        'Der Grund: „{reason}“',
        'Sie müssen sie nicht bezahlen; was Sie schon bezahlt haben, wird zurücküberwiesen. Die Korrektur ist angehängt, und Sie finden sie bei der Rechnung.',
      ],
      link: 'Rechnung ansehen',
    },
    es: {
      subject: 'Rectificación {number} de la factura {invoice}',
      paragraphs: [
        'Anulamos la factura {invoice} por la reserva de «{flat}» del {from} al {to} por {gross}.',
        'El motivo: «{reason}»',
        'No tiene que pagarla; lo que ya haya pagado se le devuelve por transferencia. La rectificación va adjunta y la encontrará también junto a la factura.',
      ],
      link: 'Ver la factura',
    },
  },
} as const satisfies Record<string, MailTexts>
