/** Refusals around favourites. */
export const FAVOURITE_MESSAGES = {
  TOO_MANY_FAVOURITES: {
    en: 'You have {limit} favourites. Remove one first.',
    de: 'Sie haben {limit} Favoriten. Entfernen Sie zuerst einen.',
    es: 'Tiene {limit} favoritos. Quite primero uno.',
  },
} as const
