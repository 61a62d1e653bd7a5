import { deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the landlord: a new request. */
export const requestReceived = defineMail('REQUEST_RECEIVED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'New request',
      subject: 'New request for “{flat}”',
      paragraphs: [
        '{other} would like to rent “{flat}” from {from} to {to}.',
        'Persons: {persons} · Reason: {stayReason} · Pets: {pets} · Smoking: {smoking}',
        '{other} writes:\n“{message}”',
        'Please answer by {deadline}. After that the request ends by itself.',
      ],
      link: 'Answer the request',
    },
    de: {
      title: 'Neue Anfrage',
      subject: 'Neue Anfrage für „{flat}“',
      paragraphs: [
        '{other} möchte „{flat}“ vom {from} bis zum {to} mieten.',
        'Personen: {persons} · Grund: {stayReason} · Haustiere: {pets} · Raucht: {smoking}',
        '{other} schreibt:\n„{message}“',
        'Bitte antworten Sie bis {deadline}. Danach endet die Anfrage von selbst.',
      ],
      link: 'Anfrage beantworten',
    },
    es: {
      title: 'Nueva solicitud',
      subject: 'Nueva solicitud para «{flat}»',
      paragraphs: [
        '{other} desea alquilar «{flat}» del {from} al {to}.',
        'Personas: {persons} · Motivo: {stayReason} · Mascotas: {pets} · Fuma: {smoking}',
        '{other} escribe:\n«{message}»',
        'Responda antes del {deadline}. Después, la solicitud caducará automáticamente.',
      ],
      link: 'Responder a la solicitud',
    },
  },
})
