import { attachment, cents, day, defineMail, maybe, text } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** Both have signed: the final document, and for the landlord the invoice. */
export const bookingCompleted = defineMail('BOOKING_COMPLETED', {
  about: aboutBooking,
  values: {
    file: maybe(attachment),
    number: maybe(text),
    due: maybe(day),
    gross: maybe(cents),
    vat: maybe(cents),
    invoice: maybe(attachment),
  },
  texts: {
    en: {
      title: 'Booking complete',
      subject: 'The booking of “{flat}” is complete',
      paragraphs: [
        'Both of you have signed: “{flat}” is booked from {from} to {to}.',
        'The contract with both signatures is attached, sealed so that every later change shows: {file}',
        'You can download the contract with the booking at any time. {other} is the person to talk to about the keys.',
        'We charge a service fee of {gross} for the booking. Our invoice {number} is attached; please transfer the amount by {due}. You also find it among your invoices.',
        'The fee includes {vat} of VAT.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Buchung abgeschlossen',
      subject: 'Die Buchung von „{flat}“ ist abgeschlossen',
      paragraphs: [
        'Sie haben beide unterschrieben: „{flat}“ ist vom {from} bis zum {to} gebucht.',
        'Der Vertrag mit beiden Unterschriften liegt bei, so versiegelt, dass jede spätere Änderung auffällt: {file}',
        'Den Vertrag können Sie jederzeit bei der Buchung herunterladen. Die Schlüsselübergabe vereinbaren Sie mit {other}.',
        'Für die Buchung berechnen wir eine Servicegebühr von {gross}. Unsere Rechnung {number} liegt bei; bitte überweisen Sie den Betrag bis zum {due}. Sie finden sie auch bei Ihren Rechnungen.',
        'In der Gebühr sind {vat} Umsatzsteuer enthalten.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
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
    },
  },
})
