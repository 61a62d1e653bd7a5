import { defineMail, maybe, text } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** A confirmed booking has ended without an answer. */
export const bookingExpired = defineMail('BOOKING_EXPIRED', {
  about: aboutBooking,
  values: { freed: maybe(text) },
  texts: {
    en: {
      title: 'Booking expired',
      subject: 'The booking of “{flat}” has ended',
      paragraphs: [
        'Nobody answered in time, so the booking of “{flat}” from {from} to {to} has ended.',
        'These days are free again: {freed}.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Buchung abgelaufen',
      subject: 'Die Buchung von „{flat}“ ist abgelaufen',
      paragraphs: [
        'Es kam keine rechtzeitige Antwort, deshalb ist die Buchung von „{flat}“ vom {from} bis zum {to} beendet.',
        'Diese Tage sind wieder frei: {freed}.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Reserva caducada',
      subject: 'La reserva de «{flat}» ha caducado',
      paragraphs: [
        'No hubo respuesta a tiempo, por lo que la reserva de «{flat}» del {from} al {to} ha terminado.',
        'Estos días vuelven a estar libres: {freed}.',
      ],
      link: 'Ver la reserva',
    },
  },
})
