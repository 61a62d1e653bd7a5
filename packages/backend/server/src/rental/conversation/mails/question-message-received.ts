import { VIEWING_LINES } from './viewing-lines.ts'
import { defineMail, maybe, times, written } from '../../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../../catalogue/flat/index.ts'

/** Messages about a flat wait, before there is a request. */
export const questionMessageReceived = defineMail('QUESTION_MESSAGE_RECEIVED', {
  about: aboutFlat,
  values: { other: written, proposed: maybe(times), agreed: maybe(times), declined: maybe(times) },
  texts: {
    en: {
      title: 'Message about a flat',
      subject: 'New message about “{flat}”',
      paragraphs: ['{other} has written to you about “{flat}”.', ...VIEWING_LINES.en],
      link: 'Read and answer',
    },
    de: {
      title: 'Nachricht zu einer Wohnung',
      subject: 'Neue Nachricht zu „{flat}“',
      paragraphs: ['{other} hat Ihnen zu „{flat}“ geschrieben.', ...VIEWING_LINES.de],
      link: 'Lesen und antworten',
    },
    es: {
      title: 'Mensaje sobre un piso',
      subject: 'Nuevo mensaje sobre «{flat}»',
      paragraphs: ['{other} le ha escrito sobre «{flat}».', ...VIEWING_LINES.es],
      link: 'Leer y responder',
    },
  },
})
