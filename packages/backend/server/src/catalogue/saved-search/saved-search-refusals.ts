import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around saved searches. */
export const refuse = refusals({
  SAVED_SEARCH_NOT_FOUND: {
    status: 404,
    en: 'This search does not exist.',
    de: 'Diese Suche gibt es nicht.',
    es: 'Esta búsqueda no existe.',
  },
  SAVED_SEARCH_INVALID: {
    status: 422,
    en: 'This search is not right yet. Please check it.',
    de: 'Diese Suche stimmt noch nicht. Bitte prüfen Sie sie.',
    es: 'Esta búsqueda aún no es correcta. Revísela.',
  },
  TOO_MANY_SAVED_SEARCHES: {
    status: 409,
    en: 'You have {limit} saved searches. Remove one first.',
    de: 'Sie haben {limit} gespeicherte Suchen. Löschen Sie zuerst eine.',
    es: 'Tiene {limit} búsquedas guardadas. Elimine primero una.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  alert: word('Notification', 'Benachrichtigung', 'Aviso'),
  name: word('Name', 'Name', 'Nombre'),
  place: word('Place', 'Ort', 'Lugar'),
  filters: word('Filters', 'Filter', 'Filtros'),
}
