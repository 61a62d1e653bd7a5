import { word } from '../../foundation/kernel/index.ts'

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
