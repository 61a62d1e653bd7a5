/** Refusals around saved searches. */
export const SAVED_SEARCH_MESSAGES = {
  SAVED_SEARCH_NOT_FOUND: {
    en: 'This search does not exist.',
    de: 'Diese Suche gibt es nicht.',
    es: 'Esta búsqueda no existe.',
  },
  SAVED_SEARCH_INVALID: {
    en: 'This search is not right yet. Please check it.',
    de: 'Diese Suche stimmt noch nicht. Bitte prüfen Sie sie.',
    es: 'Esta búsqueda aún no es correcta. Revísela.',
  },
  TOO_MANY_SAVED_SEARCHES: {
    en: 'You have {limit} saved searches. Remove one first.',
    de: 'Sie haben {limit} gespeicherte Suchen. Löschen Sie zuerst eine.',
    es: 'Tiene {limit} búsquedas guardadas. Elimine primero una.',
  },
} as const
