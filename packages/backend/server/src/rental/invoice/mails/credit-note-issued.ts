import { attachment, cents, defineMail, text } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** The correction of an invoice, to the landlord. */
export const creditNoteIssued = defineMail('CREDIT_NOTE_ISSUED', {
  about: aboutBooking,
  values: { number: text, invoice: text, gross: cents, reason: text, file: attachment },
  texts: {
    en: {
      title: 'Correction of an invoice',
      subject: 'Correction {number} of the invoice {invoice}',
      paragraphs: [
        'We take back the invoice {invoice} for the booking of “{flat}” from {from} to {to} over {gross}.',
        'The reason: “{reason}”',
        'You need not pay it; what you have paid already is transferred back. The correction is attached, and you find it with the invoice.',
      ],
      link: 'See the invoice',
    },
    de: {
      title: 'Rechnungskorrektur',
      subject: 'Korrektur {number} der Rechnung {invoice}',
      paragraphs: [
        'Wir heben die Rechnung {invoice} für die Buchung von „{flat}“ vom {from} bis zum {to} über {gross} auf.',
        'Der Grund: „{reason}“',
        'Sie müssen sie nicht bezahlen; was Sie schon bezahlt haben, wird zurücküberwiesen. Die Korrektur ist angehängt, und Sie finden sie bei der Rechnung.',
      ],
      link: 'Rechnung ansehen',
    },
    es: {
      title: 'Rectificación de una factura',
      subject: 'Rectificación {number} de la factura {invoice}',
      paragraphs: [
        'Anulamos la factura {invoice} por la reserva de «{flat}» del {from} al {to} por {gross}.',
        'El motivo: «{reason}»',
        'No tiene que pagarla; lo que ya haya pagado se le devuelve por transferencia. La rectificación va adjunta y la encontrará también junto a la factura.',
      ],
      link: 'Ver la factura',
    },
  },
})
