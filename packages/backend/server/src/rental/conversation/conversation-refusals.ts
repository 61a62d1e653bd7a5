import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around conversations. */
export const refuse = refusals({
  MESSAGE_INVALID: {
    status: 422,
    field: 'text',
    en: 'Please write between {min} and {max} characters.',
    de: 'Bitte schreiben Sie {min} bis {max} Zeichen.',
    es: 'Escriba entre {min} y {max} caracteres.',
  },
  CONTACT_TOO_EARLY: {
    status: 422,
    field: 'text',
    en: 'Phone numbers, e-mail and web addresses can be exchanged once the booking is confirmed. Please leave out “{words}” here.',
    de: 'Telefonnummern, E-Mail- und Internetadressen können Sie austauschen, sobald die Buchung bestätigt ist. Bitte lassen Sie „{words}“ hier weg.',
    es: 'Los teléfonos, correos y direcciones web se pueden intercambiar cuando la reserva esté confirmada. Quite «{words}» de este mensaje.',
  },
  VIEWING_INVALID: {
    status: 422,
    field: 'viewingTimes',
    en: 'Please propose at most {limit} different times within the next {days} days.',
    de: 'Bitte schlagen Sie höchstens {limit} verschiedene Termine innerhalb der nächsten {days} Tage vor.',
    es: 'Proponga como máximo {limit} horas distintas dentro de los próximos {days} días.',
  },
  VIEWING_ANSWERED: {
    status: 409,
    en: 'This proposal has been answered already.',
    de: 'Auf diesen Vorschlag wurde schon geantwortet.',
    es: 'Ya se ha respondido a esta propuesta.',
  },
  VIEWING_NOT_FOUND: {
    status: 404,
    en: 'There is no such proposal.',
    de: 'Diesen Vorschlag gibt es nicht.',
    es: 'Esta propuesta no existe.',
  },
  VIEWING_IS_OWN: {
    status: 403,
    en: 'The other side answers your proposal.',
    de: 'Auf Ihren Vorschlag antwortet die andere Seite.',
    es: 'A su propuesta responde la otra parte.',
  },
  QUESTION_NOT_FOUND: {
    status: 404,
    en: 'There is no such question.',
    de: 'Diese Frage gibt es nicht.',
    es: 'Esta pregunta no existe.',
  },
  QUESTION_ABOUT_OWN_FLAT: {
    status: 403,
    en: 'This is your own flat.',
    de: 'Das ist Ihre eigene Wohnung.',
    es: 'Este es su propio piso.',
  },
  QUESTIONS_CLOSED: {
    status: 409,
    en: 'This flat is not offered at the moment, so that its landlord takes no questions.',
    de: 'Diese Wohnung wird zurzeit nicht angeboten, deshalb sind keine Fragen möglich.',
    es: 'Este piso no se ofrece en este momento, por eso no se admiten preguntas.',
  },
  TOO_MANY_QUESTIONS: {
    status: 429,
    en: 'You have asked about {limit} flats within a day. Please wait until tomorrow, or send a request.',
    de: 'Sie haben an einem Tag zu {limit} Wohnungen Fragen gestellt. Bitte warten Sie bis morgen, oder senden Sie eine Anfrage.',
    es: 'Ha preguntado por {limit} pisos en un día. Espere hasta mañana o envíe una solicitud.',
  },
  SAVED_REPLY_NOT_FOUND: {
    status: 404,
    en: 'There is no such saved text.',
    de: 'Diesen gespeicherten Text gibt es nicht.',
    es: 'Este texto guardado no existe.',
  },
  TOO_MANY_SAVED_REPLIES: {
    status: 409,
    en: 'You keep {limit} texts already. Please remove one first.',
    de: 'Sie haben schon {limit} Texte gespeichert. Bitte entfernen Sie zuerst einen.',
    es: 'Ya ha guardado {limit} textos. Elimine uno primero.',
  },
  THREAD_CLOSED: {
    status: 409,
    en: 'Nobody can write here any more: the booking has ended, or the other side has left.',
    de: 'Hier kann niemand mehr schreiben: Die Buchung ist beendet, oder die andere Seite hat ihr Konto gelöscht.',
    es: 'Ya no se puede escribir aquí: la reserva ha terminado o la otra parte ha eliminado su cuenta.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  text: word('Text', 'Text', 'Texto'),
  viewingTimes: word('Viewing', 'Besichtigung', 'Visita'),
  time: word('Time of the viewing', 'Zeit der Besichtigung', 'Hora de la visita'),
  before: word('Earlier messages', 'Frühere Nachrichten', 'Mensajes anteriores'),
  lastId: word('Last message read', 'Zuletzt gelesene Nachricht', 'Último mensaje leído'),
}
