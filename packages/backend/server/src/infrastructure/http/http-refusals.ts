import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals before a request reaches a room: unknown path, malformed request, unavailable service. */
export const refuse = refusals({
  UNKNOWN_CALL: {
    status: 404,
    en: 'There is no such call.',
    de: 'Diesen Aufruf gibt es nicht.',
    es: 'Esta llamada no existe.',
  },
  IDENTITY_UNAVAILABLE: {
    status: 503,
    en: 'Your sign-in cannot be checked right now. Please try again in a moment.',
    de: 'Ihre Anmeldung kann gerade nicht geprüft werden. Bitte versuchen Sie es gleich noch einmal.',
    es: 'No se puede comprobar su sesión en este momento. Inténtelo de nuevo enseguida.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    en: 'The service is not available right now. Please try again in a moment.',
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    es: 'El servicio no está disponible en este momento. Inténtelo de nuevo enseguida.',
  },
  TOOK_TOO_LONG: {
    status: 503,
    en: 'That took too long right now. Please try again in a moment.',
    de: 'Das hat gerade zu lange gedauert. Bitte versuchen Sie es gleich noch einmal.',
    es: 'La operación ha tardado demasiado. Inténtelo de nuevo enseguida.',
  },
  INTERNAL_ERROR: {
    status: 500,
    en: 'Something went wrong on our side.',
    de: 'Bei uns ist etwas schiefgegangen.',
    es: 'Algo ha fallado por nuestra parte.',
  },
  INVALID_REQUEST: {
    status: 400,
    en: 'Please check {problems}',
    de: 'Bitte prüfen Sie {problems}',
    es: 'Revise {problems}',
  },
  MALFORMED_BODY: {
    status: 400,
    en: 'The request could not be read: it is not valid JSON.',
    de: 'Die Anfrage ist nicht lesbar: Sie ist kein gültiges JSON.',
    es: 'No se ha podido leer la solicitud: no es JSON válido.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    en: 'The request is in a format that this call does not take.',
    de: 'Die Anfrage hat ein Format, das dieser Aufruf nicht annimmt.',
    es: 'La solicitud tiene un formato que esta llamada no acepta.',
  },
  TOO_LARGE: {
    status: 413,
    en: 'That is too large.',
    de: 'Das ist zu groß.',
    es: 'Es demasiado grande.',
  },
  BAD_REQUEST: {
    status: 400,
    en: 'The request could not be understood.',
    de: 'Die Anfrage ist nicht verständlich.',
    es: 'No se ha podido entender la solicitud.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  file: word('File', 'Datei', 'Archivo'),
  page: word('Page', 'Seite', 'Página'),
  version: word('Version', 'Version', 'Versión'),
  id: word('Number', 'Nummer', 'Número'),
  flatId: word('Flat', 'Wohnung', 'Piso'),
  bookingId: word('Booking', 'Buchung', 'Reserva'),
  'idempotency-key': word('Key of the request', 'Schlüssel der Anfrage', 'Clave de la solicitud'),
  number: word('Number', 'Nummer', 'Número'),
  kind: word('Kind', 'Art', 'Tipo'),
  status: word('Status', 'Status', 'Estado'),
  state: word('Status', 'Status', 'Estado'),
  language: word('Language', 'Sprache', 'Idioma'),
  role: word('Role', 'Rolle', 'Papel'),
  website: word('Website', 'Website', 'Sitio web'),
  filter: word('Filter', 'Filter', 'Filtro'),
}
