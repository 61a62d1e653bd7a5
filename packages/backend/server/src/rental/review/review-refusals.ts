import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around reviews. */
export const refuse = refusals({
  REVIEW_NOT_FOUND: {
    status: 404,
    en: 'This review does not exist.',
    de: 'Diese Bewertung gibt es nicht.',
    es: 'Esta valoración no existe.',
  },
  REVIEW_NOT_OPEN: {
    status: 409,
    en: 'A stay can be reviewed for {days} days from its last day on.',
    de: 'Ein Aufenthalt kann ab dem letzten Tag {days} Tage lang bewertet werden.',
    es: 'Una estancia se puede valorar durante {days} días a partir de su último día.',
  },
  ALREADY_REVIEWED: {
    status: 409,
    en: 'You have already reviewed this stay.',
    de: 'Sie haben diesen Aufenthalt bereits bewertet.',
    es: 'Ya ha valorado esta estancia.',
  },
  REVIEW_INVALID: {
    status: 422,
    en: 'Some parts of the review are missing or not right yet.',
    de: 'Einige Angaben der Bewertung fehlen oder stimmen noch nicht.',
    es: 'Faltan datos de la valoración o aún no son correctos.',
  },
  ALREADY_REPLIED: {
    status: 409,
    en: 'There is a reply already.',
    de: 'Es gibt bereits eine Antwort.',
    es: 'Ya hay una respuesta.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  accuracy: word('As described', 'Wie beschrieben', 'Como se describe'),
  care: word('Care of the flat', 'Umgang mit der Wohnung', 'Cuidado del piso'),
  cleanliness: word('Cleanliness', 'Sauberkeit', 'Limpieza'),
  communication: word('Communication', 'Kommunikation', 'Comunicación'),
  location: word('Location', 'Lage', 'Ubicación'),
  rules: word('House rules', 'Hausregeln', 'Normas de la casa'),
  value: word('Value for money', 'Preis-Leistung', 'Relación calidad-precio'),
  ratings: word('Ratings', 'Bewertungen', 'Valoraciones'),
}
