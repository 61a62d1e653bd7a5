import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  bedroomsMin: word('Bedrooms', 'Schlafzimmer', 'Dormitorios'),
  months: word('Months', 'Monate', 'Meses'),
  persons: word('Number of people', 'Personenzahl', 'Número de personas'),
  priceMax: word('Highest price', 'Höchstpreis', 'Precio máximo'),
  priceMin: word('Lowest price', 'Mindestpreis', 'Precio mínimo'),
  radiusKm: word('Radius', 'Umkreis', 'Radio'),
}
