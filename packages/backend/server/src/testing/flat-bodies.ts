import type { Address, NewFlat } from '@domizil/api/schemas'
import { STATED_VALUES } from '@domizil/domain/testing'

/** An address that the gazetteer knows. */
export const TORSTRASSE: Address = {
  street: 'Torstraße',
  houseNumber: '12',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
  languageTag: 'de_DE',
}

/** A flat that lacks nothing but its pictures. */
export const WHOLE_FLAT: NewFlat = {
  address: TORSTRASSE,
  ...STATED_VALUES,
  pricePerMonth: 1200,
  deposit: 2400,
  type: 'APARTMENT',
  size: 54.5,
  floorNumber: 2,
  maxPerson: 2,
  rooms: { BEDROOM: 2 },
  flatBookingLength: 'MONTHS_1_3',
  houseRules: ['PETS_ALLOWED'],
  generalAmenities: ['WIFI', 'TV'],
  kitchenAmenities: ['OVEN'],
  title_en: 'Bright flat in the old town',
  title_local: 'Helle Wohnung in der Altstadt',
  description_flat_en: 'A quiet place with a view over the yard. '.repeat(4),
  description_flat_local: 'Eine ruhige Wohnung mit Blick in den Hof. '.repeat(4),
}
