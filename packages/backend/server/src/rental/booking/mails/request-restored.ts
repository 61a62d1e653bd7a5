import { deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To both parties: the flat is listed again, and with it the request. */
export const requestRestored = defineMail('REQUEST_RESTORED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'Request open again',
      subject: 'The request for “{flat}” is open again',
      paragraphs: [
        '“{flat}” is offered again after a review. The request for {from} to {to} is open again.',
        'It can be answered until {deadline}. After that it ends by itself.',
      ],
      link: 'See the request',
    },
    de: {
      title: 'Anfrage wieder offen',
      subject: 'Die Anfrage für „{flat}“ ist wieder offen',
      paragraphs: [
        '„{flat}“ wird nach einer Prüfung wieder angeboten. Die Anfrage für {from} bis {to} ist wieder offen.',
        'Sie kann bis {deadline} beantwortet werden. Danach endet sie von selbst.',
      ],
      link: 'Anfrage ansehen',
    },
    es: {
      title: 'Solicitud abierta de nuevo',
      subject: 'La solicitud de «{flat}» está abierta de nuevo',
      paragraphs: [
        '«{flat}» vuelve a ofrecerse tras una revisión. La solicitud del {from} al {to} está abierta de nuevo.',
        'Se puede responder antes del {deadline}. Después caducará automáticamente.',
      ],
      link: 'Ver la solicitud',
    },
  },
})
