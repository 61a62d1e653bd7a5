import { defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** A request has ended without an answer. */
export const requestExpired = defineMail('REQUEST_EXPIRED', {
  about: aboutBooking,
  texts: {
    en: {
      title: 'Request expired',
      subject: 'The request for “{flat}” has expired',
      paragraphs: ['Nobody answered in time, so the request for “{flat}” from {from} to {to} has ended.'],
      link: 'See the request',
    },
    de: {
      title: 'Anfrage abgelaufen',
      subject: 'Die Anfrage für „{flat}“ ist abgelaufen',
      paragraphs: [
        'Es kam keine rechtzeitige Antwort, deshalb ist die Anfrage für „{flat}“ vom {from} bis zum {to} beendet.',
      ],
      link: 'Anfrage ansehen',
    },
    es: {
      title: 'Solicitud caducada',
      subject: 'La solicitud de «{flat}» ha caducado',
      paragraphs: [
        'No hubo respuesta a tiempo, por lo que la solicitud de «{flat}» del {from} al {to} ha terminado.',
      ],
      link: 'Ver la solicitud',
    },
  },
})
