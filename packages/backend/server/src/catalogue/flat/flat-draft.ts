import { amenitiesByGroup } from './amenity-groups.ts'
import type { FlatRow } from './flat-repository.ts'
import type { FlatDraft, HouseRule } from '@domizil/domain'

/** The row as the draft that the domain's rules check. */
export function draftOf(flat: FlatRow): FlatDraft {
  return {
    address: {
      street: flat.street,
      houseNumber: flat.house_number,
      postcode: flat.postcode,
      city: flat.city,
      countryCode: flat.country_code,
      languageTag: flat.language_tag,
    },
    ...fieldsOf(flat),
    defaultRooms: flat.default_rooms,
  }
}

/** The fields that every listing has, each null until the owner has filled it in. */
export function listingFieldsOf(flat: FlatRow) {
  return {
    pricePerMonth: flat.price_per_month,
    deposit: flat.deposit,
    type: flat.type,
    size: flat.size,
    floorNumber: flat.floor_number,
    maxPerson: flat.max_person,
    flatBookingLength: flat.flat_booking_length,
    title_en: flat.title_en,
    description_flat_en: flat.description_flat_en,
  }
}

/** What the owner has filled in. What is missing is left out. */
export function fieldsOf(flat: FlatRow) {
  return {
    ...present({
      ...listingFieldsOf(flat),
      title_local: flat.title_local,
      description_flat_local: flat.description_flat_local,
      description_region_en: flat.description_region_en,
      description_region_local: flat.description_region_local,
      energyCertificate: flat.energy_certificate,
    }),
    rooms: flat.rooms,
    houseRules: flat.house_rules as HouseRule[], // a CHECK keeps them to the catalogue
    ...amenitiesByGroup(flat.amenities),
  }
}

type Present<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> }

function present<Fields extends object>(fields: Fields): Present<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as Present<Fields>
}
