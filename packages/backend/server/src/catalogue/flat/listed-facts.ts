import type { ListedFacts } from '@domizil/api/schemas'
import { ALL_AMENITIES, COMPARED_FIELDS, countRooms, type Locale, textFor } from '@domizil/domain'
import { createHash } from 'node:crypto'
import { addressOf } from './address-presenter.ts'
import { fieldsOf } from './flat-draft.ts'
import type { FlatRow, ImageRow } from './flat-repository.ts'

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

/** Names a state of a flat: each change of its texts, facts, status or pictures gives another. */
export function stateOf({ version }: FlatRow, images: readonly ImageRow[]): string {
  const pictures = images.map(({ key, main_image }) => [key, main_image])
  return createHash('sha256')
    .update(JSON.stringify([version, pictures]))
    .digest('hex')
}

type Titled = Pick<FlatRow, 'title_en' | 'title_local' | 'language_tag' | 'street' | 'house_number'>

/** The title of a flat for a reader, as `titleIn` in a query; of a draft without one, its address. */
export function titleOf(flat: Titled, locale: Locale): string {
  const { title_en: en, title_local: local, language_tag: languageTag, street, house_number } = flat
  return textFor(locale, { en, local, languageTag }) || `${street} ${house_number}`
}
