import { defineMail, maybe, written } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the landlord: the tenant withdraws before both have agreed. */
export const requestWithdrawn = defineMail('REQUEST_WITHDRAWN', {
  about: aboutBooking,
  values: { reason: maybe(written) },
  texts: {
    en: {
      title: 'Request withdrawn',
      subject: '{other} has withdrawn the request for “{flat}”',
      paragraphs: [
        '{other} has withdrawn the request for “{flat}” from {from} to {to}. There is nothing left for you to do.',
        'The reason given: {reason}',
      ],
      link: 'See the request',
    },
    de: {
      title: 'Anfrage zurückgezogen',
      subject: '{other} hat die Anfrage für „{flat}“ zurückgezogen',
      paragraphs: [
        '{other} hat die Anfrage für „{flat}“ vom {from} bis zum {to} zurückgezogen. Sie müssen nichts mehr tun.',
        'Die Begründung: {reason}',
      ],
      link: 'Anfrage ansehen',
    },
    es: {
      title: 'Solicitud retirada',
      subject: '{other} ha retirado la solicitud de «{flat}»',
      paragraphs: [
        '{other} ha retirado la solicitud de «{flat}» del {from} al {to}. No tiene que hacer nada más.',
        'El motivo indicado: {reason}',
      ],
      link: 'Ver la solicitud',
    },
  },
})
