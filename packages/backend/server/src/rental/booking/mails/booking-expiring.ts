import { deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** A booking waits for the recipient and soon ends by itself. */
export const bookingExpiring = defineMail('BOOKING_EXPIRING', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'Answer still missing',
      subject: '“{flat}”: your answer is still missing',
      paragraphs: [
        'The booking of “{flat}” from {from} to {to} waits for you.',
        'Without your answer it ends by itself on {deadline}.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Antwort fehlt noch',
      subject: '„{flat}“: Ihre Antwort fehlt noch',
      paragraphs: [
        'Die Buchung von „{flat}“ vom {from} bis zum {to} wartet auf Sie.',
        'Ohne Ihre Antwort endet sie am {deadline} von selbst.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Falta la respuesta',
      subject: '«{flat}»: falta su respuesta',
      paragraphs: [
        'La reserva de «{flat}» del {from} al {to} está pendiente de usted.',
        'Sin su respuesta, caducará automáticamente el {deadline}.',
      ],
      link: 'Ver la reserva',
    },
  },
})
