import type { ListedFacts } from '@domizil/api/schemas'
import { ALL_AMENITIES, COMPARED_FIELDS, countRooms } from '@domizil/domain'
import { addressOf } from './address-presenter.ts'
import { fieldsOf } from './flat-draft.ts'
import type { FlatRow } from './flat-repository.ts'

/** What tenants read of a flat beside texts, price and pictures; of a draft as far as it is filled in. */
export function factsOf(flat: FlatRow): ListedFacts {
  const fields = fieldsOf(flat)
  const facts = {
    address: addressOf(flat),
    ...Object.fromEntries(COMPARED_FIELDS.map((name) => [name, comparable(fields[name])])),
    energyCertificate: fields.energyCertificate,
    roomCounts: countRooms(flat.rooms, flat.default_rooms),
    amenities: ALL_AMENITIES.filter((amenity) => flat.amenities.includes(amenity)),
  }
  // As it is stored: without what is undefined.
  return JSON.parse(JSON.stringify(facts)) as ListedFacts
}

/** Sets in the order of their codes: which was chosen first is no difference. */
function comparable<Value>(value: Value): Value | unknown[] {
  return Array.isArray(value) ? value.toSorted((one, other) => (one < other ? -1 : 1)) : value
}
