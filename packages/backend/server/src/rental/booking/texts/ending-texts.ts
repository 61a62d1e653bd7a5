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
  BOOKING_EXPIRED: {
    en: {
      subject: 'The booking of “{flat}” has ended',
      paragraphs: [
        'Nobody answered in time, so the booking of “{flat}” from {from} to {to} has ended.',
        'The dates are free again.',
      ],
      link: 'See the booking',
    },
    de: {
      subject: 'Die Buchung von „{flat}“ ist abgelaufen',
      paragraphs: [
        'Es kam keine rechtzeitige Antwort, deshalb ist die Buchung von „{flat}“ vom {from} bis zum {to} beendet.',
        'Der Zeitraum ist wieder frei.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      subject: 'La reserva de «{flat}» ha caducado',
      paragraphs: [
        'No hubo respuesta a tiempo, por lo que la reserva de «{flat}» del {from} al {to} ha terminado.',
        'Las fechas vuelven a estar libres.',
      ],
      link: 'Ver la reserva',
    },
  },
  BOOKING_CANCELED: {
    en: {
      subject: 'The booking of “{flat}” was cancelled',
      paragraphs: [
        'The booking of “{flat}” from {from} to {to} was cancelled.',
        'The reason given: {reason}',
        'The dates are free again.',
      ],
      link: 'See the booking',
    },
    de: {
      subject: 'Die Buchung von „{flat}“ wurde storniert',
      paragraphs: [
        'Die Buchung von „{flat}“ vom {from} bis zum {to} wurde storniert.',
        'Die Begründung: {reason}',
        'Der Zeitraum ist wieder frei.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      subject: 'La reserva de «{flat}» ha sido cancelada',
      paragraphs: [
        'La reserva de «{flat}» del {from} al {to} ha sido cancelada.',
        'El motivo indicado: {reason}',
        'Las fechas vuelven a estar libres.',
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
