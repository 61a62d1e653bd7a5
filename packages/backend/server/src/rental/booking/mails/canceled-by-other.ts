import { defineMail, maybe, text, written } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** The other party cancels. */
export const canceledByOther = defineMail('CANCELED_BY_OTHER', {
  about: aboutBooking,
  values: { reason: maybe(written), freed: maybe(text) },
  texts: {
    en: {
      title: 'Booking cancelled by other party',
      subject: '{other} has cancelled the booking of “{flat}”',
      paragraphs: [
        '{other} has cancelled the booking of “{flat}” from {from} to {to}.',
        'The reason given: {reason}',
        'These days are free again: {freed}.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Buchung von der anderen Seite storniert',
      subject: '{other} hat die Buchung von „{flat}“ storniert',
      paragraphs: [
        '{other} hat die Buchung von „{flat}“ vom {from} bis zum {to} storniert.',
        'Die Begründung: {reason}',
        'Diese Tage sind wieder frei: {freed}.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Reserva cancelada por la otra parte',
      subject: '{other} ha cancelado la reserva de «{flat}»',
      paragraphs: [
        '{other} ha cancelado la reserva de «{flat}» del {from} al {to}.',
        'El motivo indicado: {reason}',
        'Estos días vuelven a estar libres: {freed}.',
      ],
      link: 'Ver la reserva',
    },
  },
})
