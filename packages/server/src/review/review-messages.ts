/** Refusals around reviews. */
export const REVIEW_MESSAGES = {
  REVIEW_NOT_FOUND: {
    en: 'This review does not exist.',
    de: 'Diese Bewertung gibt es nicht.',
    es: 'Esta valoración no existe.',
  },
  REVIEW_NOT_OPEN: {
    en: 'A stay can be reviewed for {days} days from its last day on.',
    de: 'Ein Aufenthalt kann ab dem letzten Tag {days} Tage lang bewertet werden.',
    es: 'Una estancia se puede valorar durante {days} días a partir de su último día.',
  },
  ALREADY_REVIEWED: {
    en: 'You have already reviewed this stay.',
    de: 'Sie haben diesen Aufenthalt bereits bewertet.',
    es: 'Ya ha valorado esta estancia.',
  },
  REVIEW_INVALID: {
    en: 'Some parts of the review are missing or not right yet.',
    de: 'Einige Angaben der Bewertung fehlen oder stimmen noch nicht.',
    es: 'Faltan datos de la valoración o aún no son correctos.',
  },
  ALREADY_REPLIED: {
    en: 'There is a reply already.',
    de: 'Es gibt bereits eine Antwort.',
    es: 'Ya hay una respuesta.',
  },
} as const
