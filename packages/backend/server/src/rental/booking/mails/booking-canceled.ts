import { defineMail, maybe, text } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** An administrator cancels. */
export const bookingCanceled = defineMail('BOOKING_CANCELED', {
  about: aboutBooking,
  values: { reason: maybe(text), freed: maybe(text) },
  texts: {
    en: {
      title: 'Booking cancelled by us',
      subject: '{product} has cancelled the booking of “{flat}”',
      paragraphs: [
        'We have cancelled the booking of “{flat}” from {from} to {to}.',
        'The reason given: {reason}',
        'These days are free again: {freed}.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Buchung von uns storniert',
      subject: '{product} hat die Buchung von „{flat}“ storniert',
      paragraphs: [
        'Wir haben die Buchung von „{flat}“ vom {from} bis zum {to} storniert.',
        'Die Begründung: {reason}',
        'Diese Tage sind wieder frei: {freed}.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Reserva cancelada por nosotros',
      subject: '{product} ha cancelado la reserva de «{flat}»',
      paragraphs: [
        'Hemos cancelado la reserva de «{flat}» del {from} al {to}.',
        'El motivo indicado: {reason}',
        'Estos días vuelven a estar libres: {freed}.',
      ],
      link: 'Ver la reserva',
    },
  },
})
