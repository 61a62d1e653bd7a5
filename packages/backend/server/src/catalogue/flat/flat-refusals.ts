import { type DomainError, refusals } from '../../foundation/kernel/index.ts'

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
