import type { NewFlat } from '@domizil/api/schemas'
import { AMENITIES, type Amenity, type AmenityGroup, type Day } from '@domizil/domain'
import { randomFrom } from '../random.ts'
import type { TextPair } from '../texts/block.ts'
import { energyCertificateOf } from './energy.ts'
import type { FlatFacts } from './flat-facts.ts'
import { statedValues } from './stated-values.ts'

/** The texts of a flat. */
export interface FlatTexts {
  title: TextPair
  flat: TextPair
  region: TextPair
}

/** The body that creates the flat: its facts and texts in the API's form. */
export function newFlatOf(facts: FlatFacts, texts: FlatTexts, today: Day): NewFlat {
  const told = {
    address: addressOf(facts),
    pricePerMonth: facts.pricePerMonth,
    deposit: facts.deposit,
    type: facts.type,
    size: facts.size,
    floorNumber: facts.floorNumber,
    maxPerson: facts.maxPerson,
    rooms: roomsOf(facts),
    flatBookingLength: facts.bookingLength,
    houseRules: [...facts.houseRules],
    ...amenityListsOf(facts.amenities),
    title_en: texts.title.en,
    title_local: texts.title.de,
    description_flat_en: texts.flat.en,
    description_flat_local: texts.flat.de,
    description_region_en: texts.region.en,
    description_region_local: texts.region.de,
    energyCertificate: energyCertificateOf(facts.building, today, randomFrom(`certificate of ${facts.key}`)),
  }

  return { ...statedValues(told, randomFrom(`what else is stated of ${facts.key}`)), ...told }
}

function addressOf(facts: FlatFacts): NewFlat['address'] {
  return {
    street: facts.street,
    houseNumber: facts.houseNumber,
    postcode: facts.postcode,
    city: facts.city.name,
    district: facts.quarter.name,
    countryCode: 'DE',
    languageTag: 'de_DE',
    latitude: facts.latitude,
    longitude: facts.longitude,
  }
}

function roomsOf(facts: FlatFacts): NonNullable<NewFlat['rooms']> {
  return {
    BEDROOM: facts.bedrooms,
    LIVINGROOM: facts.livingRooms,
    BATHROOM: facts.bathrooms,
    KITCHEN: facts.hasFullKitchen ? 1 : 0,
    KITCHENETTE: facts.hasFullKitchen ? 0 : 1,
  }
}

/** The amenities by group, in the order of the catalogue. */
function amenityListsOf(amenities: ReadonlySet<Amenity>) {
  const inGroup = <Group extends AmenityGroup>(group: Group) => {
    const codes: readonly (typeof AMENITIES)[Group][number][] = AMENITIES[group]
    return codes.filter((code) => amenities.has(code))
  }

  return {
    generalAmenities: inGroup('generalAmenities'),
    kitchenAmenities: inGroup('kitchenAmenities'),
    bathroomAmenities: inGroup('bathroomAmenities'),
    securityAmenities: inGroup('securityAmenities'),
    cleaningAmenities: inGroup('cleaningAmenities'),
    parkingAmenities: inGroup('parkingAmenities'),
    extrasAmenities: inGroup('extrasAmenities'),
  }
}
