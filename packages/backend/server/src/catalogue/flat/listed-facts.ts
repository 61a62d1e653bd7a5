import type { ListedFacts } from '@domizil/api/schemas'
import { ALL_AMENITIES, countRooms } from '@domizil/domain'
import { addressOf } from './address-presenter.ts'
import { fieldsOf } from './flat-draft.ts'
import type { FlatRow } from './flat-repository.ts'

/** What tenants read of a flat beside texts, price and pictures; of a draft as far as it is filled in. */
export function factsOf(flat: FlatRow): ListedFacts {
  const { deposit, type, size, floorNumber, maxPerson, flatBookingLength, energyCertificate } = fieldsOf(flat)
  const facts = {
    address: addressOf(flat),
    deposit,
    type,
    size,
    floorNumber,
    maxPerson,
    flatBookingLength,
    energyCertificate,
    roomCounts: countRooms(flat.rooms, flat.default_rooms),
    houseRules: flat.house_rules.toSorted(),
    amenities: ALL_AMENITIES.filter((amenity) => flat.amenities.includes(amenity)),
  }
  // As it is stored: without what is undefined.
  return JSON.parse(JSON.stringify(facts)) as ListedFacts
}
