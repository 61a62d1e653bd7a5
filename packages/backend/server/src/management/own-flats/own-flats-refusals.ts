import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around what owners do with their flats. */
export const refuse = refusals({
  TOO_MANY_FLATS: {
    status: 409,
    en: 'You have {limit} flats here. Remove one first, or write to us if you let more.',
    de: 'Sie haben hier {limit} Wohnungen. Entfernen Sie zuerst eine oder schreiben Sie uns, wenn Sie mehr vermieten.',
    es: 'Tiene {limit} pisos aquí. Elimine primero uno o escríbanos si alquila más.',
  },
  FLAT_INVALID: {
    status: 422,
    en: 'Some entries are not right yet. Please check them.',
    de: 'Einige Angaben stimmen noch nicht. Bitte prüfen Sie sie.',
    es: 'Algunos datos aún no son correctos. Revíselos.',
  },
  FLAT_CHANGED_MEANWHILE: {
    status: 409,
    field: 'version',
    en: 'This flat has been changed meanwhile. Please load it again.',
    de: 'Diese Wohnung wurde inzwischen geändert. Bitte laden Sie sie neu.',
    es: 'Este piso se ha modificado entretanto. Vuelva a cargarlo.',
  },
  FLAT_IS_BOOKED: {
    status: 409,
    en: 'The address cannot change while a booking is confirmed.',
    de: 'Die Adresse kann nicht geändert werden, solange eine Buchung bestätigt ist.',
    es: 'La dirección no se puede cambiar mientras haya una reserva confirmada.',
  },
  FLAT_HAS_RUNNING_BOOKING: {
    status: 409,
    en: 'This flat cannot be deleted while a booking is running.',
    de: 'Diese Wohnung kann nicht gelöscht werden, solange eine Buchung läuft.',
    es: 'Este piso no se puede eliminar mientras haya una reserva en curso.',
  },
  FLAT_NOT_PUBLISHABLE: {
    status: 422,
    en: 'This flat cannot be published yet: something is missing or has to change.',
    de: 'Diese Wohnung kann noch nicht veröffentlicht werden: Etwas fehlt oder ist zu ändern.',
    es: 'Este piso aún no se puede publicar: falta algo o hay que cambiarlo.',
  },
  FLAT_STATUS_NOT_ALLOWED: {
    status: 409,
    en: 'The flat is {status} and cannot become {target}.',
    de: 'Die Wohnung hat den Status {status} und kann nicht {target} werden.',
    es: 'El piso está en estado {status} y no puede pasar a {target}.',
  },
  REASON_REQUIRED: {
    status: 422,
    field: 'reason',
    en: 'Please give a reason.',
    de: 'Bitte geben Sie einen Grund an.',
    es: 'Indique un motivo.',
  },
  OWNER_BLOCKED: {
    status: 409,
    en: 'The owner of this flat is blocked, so it cannot be listed.',
    de: 'Die Person, der diese Wohnung gehört, ist gesperrt: Sie kann nicht inseriert werden.',
    es: 'El propietario de este piso está bloqueado: no se puede publicar.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  changedSinceReview: word(
    'Changes since the review',
    'Änderungen seit der Prüfung',
    'Cambios desde la revisión',
  ),
}
