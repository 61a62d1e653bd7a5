import { amenitiesByGroup } from './amenity-groups.ts'
import type { FlatRow } from './flat-repository.ts'
import type { FlatChange } from '@domizil/api/schemas'
import type { FlatDraft } from '@domizil/domain'
import { fieldsOfRow } from '../../foundation/tables/index.ts'

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

/** The draft after a change, in which null clears a field. */
export function draftAfter(flat: FlatRow, change: Omit<FlatChange, 'id' | 'version' | 'address'>): FlatDraft {
  const now = Object.entries(change).map(([name, value]) => [name, value ?? undefined])
  return { ...draftOf(flat), ...(Object.fromEntries(now) as FlatDraft) }
}

/** What the owner has filled in. What is missing is left out. */
export function fieldsOf(flat: FlatRow) {
  return {
    ...present({ ...fieldsOfRow(flat), energyCertificate: flat.energy_certificate }),
    rooms: flat.rooms,
    ...amenitiesByGroup(flat.amenities),
  }
}

type Present<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> }

function present<Fields extends object>(fields: Fields): Present<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as Present<Fields>
}
