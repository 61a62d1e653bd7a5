import type { FlatPartWords, FlatWords } from '@domizil/domain'
import { type DomainError, type FieldWords, labelsIn, refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around flats and favourites. */
export const refuse = refusals({
  FLAT_NOT_FOUND: {
    status: 404,
    en: 'This flat does not exist, or it is not listed any more.',
    de: 'Diese Wohnung gibt es nicht, oder sie ist nicht mehr inseriert.',
    es: 'Este piso no existe o ya no está publicado.',
  },
  FLAT_INCOMPLETE: {
    status: 409,
    en: 'This flat can be shown once everything that is required has been filled in.',
    de: 'Diese Wohnung kann gezeigt werden, sobald alle Pflichtangaben ausgefüllt sind.',
    es: 'Este piso podrá mostrarse cuando se hayan rellenado todos los datos obligatorios.',
  },
  FLAT_ARCHIVED: {
    status: 409,
    en: 'This flat has been deleted and cannot be changed any more.',
    de: 'Diese Wohnung wurde gelöscht und kann nicht mehr geändert werden.',
    es: 'Este piso se ha eliminado y ya no se puede modificar.',
  },
  TOO_MANY_FAVOURITES: {
    status: 409,
    en: 'You have {limit} favourites. Remove one first.',
    de: 'Sie haben {limit} Favoriten. Entfernen Sie zuerst einen.',
    es: 'Tiene {limit} favoritos. Quite primero uno.',
  },
})

/** The refusal for a flat that does not exist, or that the caller may not know of. */
export const flatNotFound = (): DomainError => refuse('FLAT_NOT_FOUND')

/** The refusal to change a flat at the end of its life. */
export const flatArchived = (): DomainError => refuse('FLAT_ARCHIVED')

/** The labels of the wizard and the pages, by the last part of a field on the wire. Those of codes are of no use here. */
export const fieldWords: FieldWords = {
  ...Object.fromEntries(
    Object.entries({ ...labelsIn<FlatPartWords>('flat-part'), ...labelsIn<FlatWords>('flat-field') })
      // Rooms are counted by their kinds, which are fields.
      .filter(([id]) => /\.rooms\./.test(id) || !/[A-Z]{2}|\.is\./.test(id))
      .map(([id, label]) => [id.split('.').at(-1) ?? id, label]),
  ),
  generalAmenities: word('General amenities', 'Allgemeine Ausstattung', 'Equipamiento general'),
  kitchenAmenities: word('Amenities of the kitchen', 'Ausstattung der Küche', 'Equipamiento de la cocina'),
  bathroomAmenities: word('Amenities of the bathroom', 'Ausstattung des Bads', 'Equipamiento del baño'),
  securityAmenities: word('Safety', 'Sicherheit', 'Seguridad'),
  cleaningAmenities: word('Cleaning and laundry', 'Reinigung und Wäsche', 'Limpieza y lavado'),
  parkingAmenities: word('Parking', 'Parken', 'Aparcamiento'),
  extrasAmenities: word('Extras', 'Extras', 'Extras'),
  district: word('District', 'Stadtteil', 'Distrito'),
  flatStatus: word('Status of the flat', 'Status der Wohnung', 'Estado del piso'),
}
