import { defineMail, maybe, text } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** An administrator cancels. */
export const bookingCanceled = defineMail('BOOKING_CANCELED', {
  about: aboutBooking,
  values: { reason: maybe(text), freed: maybe(text), elsewhere: maybe(text) },
  texts: {
    en: {
      title: 'Booking cancelled by us',
      subject: '{product} has cancelled the booking of “{flat}”',
      paragraphs: [
        'We have cancelled the booking of “{flat}” from {from} to {to}.',
        'The reason given: {reason}',
        'There is no signed contract: neither side owes the other anything. Please transfer nothing and hand over no keys.',
        'No payment goes through {product}. If you have already paid something, ask for it back, and ask your bank at once whether it can recall the payment. If you have received something, pay it back, and only to the account it came from.',
        'These days are free again: {freed}.',
        'The page of the booking leads to other flats in {elsewhere} for the same dates.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Buchung von uns storniert',
      subject: '{product} hat die Buchung von „{flat}“ storniert',
      paragraphs: [
        'Wir haben die Buchung von „{flat}“ vom {from} bis zum {to} storniert.',
        'Die Begründung: {reason}',
        'Es gibt keinen unterschriebenen Vertrag: Keine Seite schuldet der anderen etwas. Bitte überweisen Sie nichts und übergeben Sie keine Schlüssel.',
        'Über {product} läuft keine Zahlung. Wenn Sie schon etwas gezahlt haben, fordern Sie es zurück, und fragen Sie sofort Ihre Bank, ob sie die Zahlung zurückrufen kann. Wenn Sie etwas erhalten haben, zahlen Sie es zurück, und nur auf das Konto, von dem es kam.',
        'Diese Tage sind wieder frei: {freed}.',
        'Die Seite der Buchung führt zu anderen Wohnungen in {elsewhere} für denselben Zeitraum.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Reserva cancelada por nosotros',
      subject: '{product} ha cancelado la reserva de «{flat}»',
      paragraphs: [
        'Hemos cancelado la reserva de «{flat}» del {from} al {to}.',
        'El motivo indicado: {reason}',
        'No hay contrato firmado: ninguna de las partes debe nada a la otra. Por favor, no transfiera nada ni entregue llaves.',
        'Ningún pago pasa por {product}. Si ya ha pagado algo, pida que se lo devuelvan y pregunte enseguida a su banco si puede revocar el pago. Si ha recibido algo, devuélvalo, y solo a la cuenta de la que vino.',
        'Estos días vuelven a estar libres: {freed}.',
        'La página de la reserva lleva a otros pisos en {elsewhere} para las mismas fechas.',
      ],
      link: 'Ver la reserva',
    },
  },
})
