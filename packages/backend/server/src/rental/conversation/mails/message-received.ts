import { VIEWING_LINES } from './viewing-lines.ts'
import { defineMail, maybe, times } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** Messages about a booking wait. They are read on the site: the mail names viewings only. */
export const messageReceived = defineMail('MESSAGE_RECEIVED', {
  about: aboutBooking,
  values: { proposed: maybe(times), agreed: maybe(times), declined: maybe(times) },
  texts: {
    en: {
      title: 'Message about a booking',
      subject: 'New message about “{flat}”',
      paragraphs: ['{other} has written to you about “{flat}”, {from} – {to}.', ...VIEWING_LINES.en],
      link: 'Read and answer',
    },
    de: {
      title: 'Nachricht zu einer Buchung',
      subject: 'Neue Nachricht zu „{flat}“',
      paragraphs: ['{other} hat Ihnen zu „{flat}“, {from} – {to}, geschrieben.', ...VIEWING_LINES.de],
      link: 'Lesen und antworten',
    },
    es: {
      title: 'Mensaje sobre una reserva',
      subject: 'Nuevo mensaje sobre «{flat}»',
      paragraphs: ['{other} le ha escrito sobre «{flat}», {from} – {to}.', ...VIEWING_LINES.es],
      link: 'Leer y responder',
    },
  },
})
