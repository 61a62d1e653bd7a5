/** Refusals around bookings. */
export const BOOKING_MESSAGES = {
  BOOKING_NOT_FOUND: {
    en: 'This booking does not exist.',
    de: 'Diese Buchung gibt es nicht.',
    es: 'Esta reserva no existe.',
  },
  BOOKING_INVALID: {
    en: 'Some entries of your request are not right yet. Please check them.',
    de: 'Einige Angaben Ihrer Anfrage stimmen noch nicht. Bitte prüfen Sie sie.',
    es: 'Algunos datos de su solicitud aún no son correctos. Revíselos.',
  },
  BOOKING_STATUS_CONFLICT: {
    en: 'This is not possible any more: the booking has moved on.',
    de: 'Das ist nicht mehr möglich: Die Buchung ist inzwischen weiter.',
    es: 'Ya no es posible: la reserva ha cambiado de estado.',
  },
  NOT_YOUR_TURN: {
    en: 'Only the other party can answer this.',
    de: 'Das kann nur die andere Seite beantworten.',
    es: 'Solo la otra parte puede responder a esto.',
  },
  OWN_FLAT: {
    en: 'This is your own flat.',
    de: 'Das ist Ihre eigene Wohnung.',
    es: 'Este piso es suyo.',
  },
  FLAT_NOT_ACTIVE: {
    en: 'This flat cannot be requested at the moment.',
    de: 'Diese Wohnung kann zurzeit nicht angefragt werden.',
    es: 'Este piso no se puede solicitar en este momento.',
  },
  USER_DATA_INCOMPLETE: {
    en: 'Please complete your personal details first.',
    de: 'Bitte vervollständigen Sie zuerst Ihre persönlichen Angaben.',
    es: 'Complete primero sus datos personales.',
  },
  TOO_MANY_OPEN_REQUESTS: {
    en: 'You have {limit} open requests. Wait for an answer or withdraw one.',
    de: 'Sie haben {limit} offene Anfragen. Warten Sie auf eine Antwort oder ziehen Sie eine zurück.',
    es: 'Tiene {limit} solicitudes abiertas. Espere una respuesta o retire una.',
  },
  ALREADY_REQUESTED: {
    en: 'You have already requested this flat.',
    de: 'Sie haben diese Wohnung bereits angefragt.',
    es: 'Ya ha solicitado este piso.',
  },
  DATES_TAKEN: {
    en: 'These dates are taken.',
    de: 'Diese Tage sind vergeben.',
    es: 'Estas fechas están ocupadas.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    en: 'This Idempotency-Key has been used for another request.',
    de: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
    es: 'Esta Idempotency-Key ya se ha usado para otra solicitud.',
  },
  IDEMPOTENCY_KEY_TOO_LONG: {
    en: 'An Idempotency-Key has at most {limit} characters.',
    de: 'Ein Idempotency-Key hat höchstens {limit} Zeichen.',
    es: 'Una Idempotency-Key tiene como máximo {limit} caracteres.',
  },
} as const
