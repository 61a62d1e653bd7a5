/** Refusals around an owner's flat, and what can be wrong with an address. */
export const FLAT_EDITING_MESSAGES = {
  TOO_MANY_FLATS: {
    en: 'You have {limit} flats here. Remove one first, or write to us if you let more.',
    de: 'Sie haben hier {limit} Wohnungen. Entfernen Sie zuerst eine oder schreiben Sie uns, wenn Sie mehr vermieten.',
    es: 'Tiene {limit} pisos aquí. Elimine primero uno o escríbanos si alquila más.',
  },
  FLAT_INVALID: {
    en: 'Some entries are not right yet. Please check them.',
    de: 'Einige Angaben stimmen noch nicht. Bitte prüfen Sie sie.',
    es: 'Algunos datos aún no son correctos. Revíselos.',
  },
  ADDRESS_INVALID: {
    en: 'This address could not be found. Please check it.',
    de: 'Diese Adresse wurde nicht gefunden. Bitte prüfen Sie sie.',
    es: 'No se ha encontrado esta dirección. Revísela.',
  },
  FLAT_CHANGED_MEANWHILE: {
    en: 'This flat has been changed meanwhile. Please load it again.',
    de: 'Diese Wohnung wurde inzwischen geändert. Bitte laden Sie sie neu.',
    es: 'Este piso se ha modificado entretanto. Vuelva a cargarlo.',
  },
  FLAT_ARCHIVED: {
    en: 'This flat has been deleted and cannot be changed any more.',
    de: 'Diese Wohnung wurde gelöscht und kann nicht mehr geändert werden.',
    es: 'Este piso se ha eliminado y ya no se puede modificar.',
  },
  FLAT_IS_BOOKED: {
    en: 'The address cannot change while a booking is confirmed.',
    de: 'Die Adresse kann nicht geändert werden, solange eine Buchung bestätigt ist.',
    es: 'La dirección no se puede cambiar mientras haya una reserva confirmada.',
  },
  FLAT_HAS_RUNNING_BOOKING: {
    en: 'This flat cannot be deleted while a booking is running.',
    de: 'Diese Wohnung kann nicht gelöscht werden, solange eine Buchung läuft.',
    es: 'Este piso no se puede eliminar mientras haya una reserva en curso.',
  },
  FLAT_NOT_PUBLISHABLE: {
    en: 'This flat cannot be published yet: something is missing.',
    de: 'Diese Wohnung kann noch nicht veröffentlicht werden: Es fehlt etwas.',
    es: 'Este piso aún no se puede publicar: falta algo.',
  },
  FLAT_STATUS_NOT_ALLOWED: {
    en: 'The flat is {status} and cannot become {wish}.',
    de: 'Die Wohnung hat den Status {status} und kann nicht {wish} werden.',
    es: 'El piso está en estado {status} y no puede pasar a {wish}.',
  },
  REASON_REQUIRED: {
    en: 'Please give a reason.',
    de: 'Bitte geben Sie einen Grund an.',
    es: 'Indique un motivo.',
  },
  POSTCODE_UNKNOWN: {
    en: 'There is no such postcode.',
    de: 'Diese Postleitzahl gibt es nicht.',
    es: 'Este código postal no existe.',
  },
  POSTCODE_AND_CITY_DIFFER: {
    en: 'Postcode and city do not belong together.',
    de: 'Postleitzahl und Ort gehören nicht zusammen.',
    es: 'El código postal y la ciudad no coinciden.',
  },
  CITY_UNKNOWN: {
    en: 'This city is not known in that country.',
    de: 'Dieser Ort ist in diesem Land nicht bekannt.',
    es: 'Esta ciudad no se conoce en ese país.',
  },
  PIN_NEEDED: {
    en: 'Place the pin on the map where the flat is.',
    de: 'Setzen Sie die Nadel auf der Karte dorthin, wo die Wohnung liegt.',
    es: 'Coloque el marcador en el mapa donde está el piso.',
  },
  PIN_TOO_FAR: {
    en: 'The pin is too far away from this address.',
    de: 'Die Nadel liegt zu weit von dieser Adresse entfernt.',
    es: 'El marcador está demasiado lejos de esta dirección.',
  },
} as const
