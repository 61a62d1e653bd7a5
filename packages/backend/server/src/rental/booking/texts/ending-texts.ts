import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** How bookings end before there is a contract, and the warning before. */
export const ENDING_TEXTS = {
  BOOKING_EXPIRING: {
    en: {
      subject: '“{flat}”: your answer is still missing',
      paragraphs: [
        'The booking of “{flat}” from {from} to {to} waits for you.',
        'Without your answer it ends by itself on {deadline}.',
      ],
      link: 'See the booking',
    },
    de: {
      subject: '„{flat}“: Ihre Antwort fehlt noch',
      paragraphs: [
        'Die Buchung von „{flat}“ vom {from} bis zum {to} wartet auf Sie.',
        'Ohne Ihre Antwort endet sie am {deadline} von selbst.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      subject: '«{flat}»: falta su respuesta',
      paragraphs: [
        'La reserva de «{flat}» del {from} al {to} está pendiente de usted.',
        'Sin su respuesta, caducará automáticamente el {deadline}.',
      ],
      link: 'Ver la reserva',
    },
  },
  REQUEST_EXPIRED: {
    en: {
      subject: 'The request for “{flat}” has expired',
      paragraphs: ['Nobody answered in time, so the request for “{flat}” from {from} to {to} has ended.'],
      link: 'See the request',
    },
    de: {
      subject: 'Die Anfrage für „{flat}“ ist abgelaufen',
      paragraphs: [
        'Es kam keine rechtzeitige Antwort, deshalb ist die Anfrage für „{flat}“ vom {from} bis zum {to} beendet.',
      ],
      link: 'Anfrage ansehen',
    },
    es: {
      subject: 'La solicitud de «{flat}» ha caducado',
      paragraphs: [
        'No hubo respuesta a tiempo, por lo que la solicitud de «{flat}» del {from} al {to} ha terminado.',
      ],
      link: 'Ver la solicitud',
    },
  },
  BOOKING_EXPIRED: {
    en: {
      subject: 'The booking of “{flat}” has ended',
      paragraphs: [
        'Nobody answered in time, so the booking of “{flat}” from {from} to {to} has ended.',
        'These days are free again: {freed}.',
      ],
      link: 'See the booking',
    },
    de: {
      subject: 'Die Buchung von „{flat}“ ist abgelaufen',
      paragraphs: [
        'Es kam keine rechtzeitige Antwort, deshalb ist die Buchung von „{flat}“ vom {from} bis zum {to} beendet.',
        'Diese Tage sind wieder frei: {freed}.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      subject: 'La reserva de «{flat}» ha caducado',
      paragraphs: [
        'No hubo respuesta a tiempo, por lo que la reserva de «{flat}» del {from} al {to} ha terminado.',
        'Estos días vuelven a estar libres: {freed}.',
      ],
      link: 'Ver la reserva',
    },
  },
  REQUEST_WITHDRAWN: {
    en: {
      subject: '{other} has withdrawn the request for “{flat}”',
      paragraphs: [
        '{other} has withdrawn the request for “{flat}” from {from} to {to}. There is nothing left for you to do.',
        'The reason given: {reason}',
      ],
      link: 'See the request',
    },
    de: {
      subject: '{other} hat die Anfrage für „{flat}“ zurückgezogen',
      paragraphs: [
        '{other} hat die Anfrage für „{flat}“ vom {from} bis zum {to} zurückgezogen. Sie müssen nichts mehr tun.',
        'Die Begründung: {reason}',
      ],
      link: 'Anfrage ansehen',
    },
    es: {
      subject: '{other} ha retirado la solicitud de «{flat}»',
      paragraphs: [
        '{other} ha retirado la solicitud de «{flat}» del {from} al {to}. No tiene que hacer nada más.',
        'El motivo indicado: {reason}',
      ],
      link: 'Ver la solicitud',
    },
  },
  CANCELED_BY_OTHER: {
    en: {
      subject: '{other} has cancelled the booking of “{flat}”',
      paragraphs: [
        '{other} has cancelled the booking of “{flat}” from {from} to {to}.',
        'The reason given: {reason}',
        'These days are free again: {freed}.',
      ],
      link: 'See the booking',
    },
    de: {
      subject: '{other} hat die Buchung von „{flat}“ storniert',
      paragraphs: [
        '{other} hat die Buchung von „{flat}“ vom {from} bis zum {to} storniert.',
        'Die Begründung: {reason}',
        'Diese Tage sind wieder frei: {freed}.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      subject: '{other} ha cancelado la reserva de «{flat}»',
      paragraphs: [
        '{other} ha cancelado la reserva de «{flat}» del {from} al {to}.',
        'El motivo indicado: {reason}',
        'Estos días vuelven a estar libres: {freed}.',
      ],
      link: 'Ver la reserva',
    },
  },
  BOOKING_CANCELED: {
    en: {
      subject: '{product} has cancelled the booking of “{flat}”',
      paragraphs: [
        'We have cancelled the booking of “{flat}” from {from} to {to}.',
        'The reason given: {reason}',
        'These days are free again: {freed}.',
      ],
      link: 'See the booking',
    },
    de: {
      subject: '{product} hat die Buchung von „{flat}“ storniert',
      paragraphs: [
        'Wir haben die Buchung von „{flat}“ vom {from} bis zum {to} storniert.',
        'Die Begründung: {reason}',
        'Diese Tage sind wieder frei: {freed}.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      subject: '{product} ha cancelado la reserva de «{flat}»',
      paragraphs: [
        'Hemos cancelado la reserva de «{flat}» del {from} al {to}.',
        'El motivo indicado: {reason}',
        'Estos días vuelven a estar libres: {freed}.',
      ],
      link: 'Ver la reserva',
    },
  },
  RESERVED_FOR_ANOTHER: {
    en: {
      subject: '“{flat}” has been taken',
      paragraphs: [
        'Somebody else was faster: “{flat}” is taken from {from} to {to}. Your request has ended.',
        'There are other flats for these dates.',
      ],
      link: 'Keep looking',
    },
    de: {
      subject: '„{flat}“ ist vergeben',
      paragraphs: [
        'Jemand war schneller: „{flat}“ ist vom {from} bis zum {to} vergeben. Ihre Anfrage ist damit beendet.',
        'Für diesen Zeitraum gibt es weitere Wohnungen.',
      ],
      link: 'Weitersuchen',
    },
    es: {
      subject: '«{flat}» ya no está disponible',
      paragraphs: [
        'Otra persona se adelantó: «{flat}» está ocupado del {from} al {to}. Su solicitud ha terminado.',
        'Hay otros pisos para estas fechas.',
      ],
      link: 'Seguir buscando',
    },
  },
  FLAT_WITHDRAWN: {
    en: {
      subject: '“{flat}” is no longer offered',
      paragraphs: [
        '“{flat}” was taken off the market. Your request for {from} to {to} has ended.',
        'There are other flats for these dates.',
      ],
      link: 'Keep looking',
    },
    de: {
      subject: '„{flat}“ wird nicht mehr angeboten',
      paragraphs: [
        '„{flat}“ wird nicht mehr angeboten. Ihre Anfrage für {from} bis {to} ist damit beendet.',
        'Für diesen Zeitraum gibt es weitere Wohnungen.',
      ],
      link: 'Weitersuchen',
    },
    es: {
      subject: '«{flat}» ya no se ofrece',
      paragraphs: [
        '«{flat}» ha dejado de ofrecerse. Su solicitud del {from} al {to} ha terminado.',
        'Hay otros pisos para estas fechas.',
      ],
      link: 'Seguir buscando',
    },
  },
} as const satisfies Record<string, MailTexts>
