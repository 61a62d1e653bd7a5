import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around addresses. */
export const refuseAddress = refusals({
  ADDRESS_INVALID: {
    status: 422,
    en: 'This address could not be found. Please check it.',
    de: 'Diese Adresse wurde nicht gefunden. Bitte prüfen Sie sie.',
    es: 'No se ha encontrado esta dirección. Revísela.',
  },
  POSTCODE_UNKNOWN: {
    status: 422,
    en: 'There is no such postcode.',
    de: 'Diese Postleitzahl gibt es nicht.',
    es: 'Este código postal no existe.',
  },
  POSTCODE_AND_CITY_DIFFER: {
    status: 422,
    en: 'Postcode and city do not belong together.',
    de: 'Postleitzahl und Ort gehören nicht zusammen.',
    es: 'El código postal y la ciudad no coinciden.',
  },
  CITY_UNKNOWN: {
    status: 422,
    en: 'This city is not known in that country.',
    de: 'Dieser Ort ist in diesem Land nicht bekannt.',
    es: 'Esta ciudad no se conoce en ese país.',
  },
  PIN_NEEDED: {
    status: 422,
    en: 'Place the pin on the map where the flat is.',
    de: 'Setzen Sie die Nadel auf der Karte dorthin, wo die Wohnung liegt.',
    es: 'Coloque el marcador en el mapa donde está el piso.',
  },
  PIN_TOO_FAR: {
    status: 422,
    en: 'The pin is too far away from this address.',
    de: 'Die Nadel liegt zu weit von dieser Adresse entfernt.',
    es: 'El marcador está demasiado lejos de esta dirección.',
  },
})
