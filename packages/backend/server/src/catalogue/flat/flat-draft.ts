import type { AmenityLists, FlatChange, NewFlat } from '@domizil/api/schemas'
import {
  AMENITIES,
  AMENITY_GROUPS,
  DEFAULT_ENERGY_CERTIFICATE,
  type EnergyCertificate,
  type FlatDraft,
  isGermanAddress,
} from '@domizil/domain'
import { columnsOfFields, fieldsOfRow } from '../../foundation/tables/index.ts'
import type { AddressFinding } from '../address/index.ts'
import type { FlatRow } from './flat-repository.ts'
import type { AddressColumns, FlatColumns } from './own-flat-repository.ts'

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

type SentFields = Omit<NewFlat, 'address'> | Omit<FlatChange, 'id' | 'version' | 'address'>

/** The fields that were sent, as columns. What was left out stays out; an empty text is none. */
export function columnsOf(fields: SentFields, amenities: readonly string[]): FlatColumns {
  const after = amenitiesAfter(fields, amenities)

  return {
    ...columnsOfFields(fields),
    ...(fields.rooms && { rooms: JSON.stringify(fields.rooms) }),
    ...(after && { amenities: after }),
  }
}

/** Where the flat is, as the provider has found it. */
export function addressColumnsOf({ normalized, latitude, longitude }: AddressFinding): AddressColumns {
  if (!normalized || latitude === null || longitude === null) throw new TypeError('The address is not valid')

  return {
    street: normalized.street,
    house_number: normalized.houseNumber,
    postcode: normalized.postcode,
    city: normalized.city,
    district: normalized.district ?? null,
    country_code: normalized.countryCode,
    language_tag: normalized.languageTag,
    latitude,
    longitude,
  }
}

/** The certificate of a flat, which only German addresses have. Until its owner says something else it is not there yet. */
export function certificateOf({
  energy_certificate: certificate,
  language_tag: languageTag,
}: Pick<FlatRow, 'energy_certificate' | 'language_tag'>) {
  const { availability } = DEFAULT_ENERGY_CERTIFICATE
  return isGermanAddress({ languageTag }) ? (certificate ?? { availability }) : null
}

/** The stored certificate: only German addresses have one. */
export function certificateColumnOf(
  certificate: EnergyCertificate | undefined,
  { language_tag }: Pick<FlatRow, 'language_tag'>,
): FlatColumns {
  if (!isGermanAddress({ languageTag: language_tag })) return { energy_certificate: null }
  return certificate ? { energy_certificate: JSON.stringify(certificate) } : {}
}

/** The seven groups share a column: a group that was not sent keeps what it had. */
function amenitiesAfter(fields: SentFields, before: readonly string[]): string[] | undefined {
  const sent = AMENITY_GROUPS.filter((group) => fields[group] !== undefined)
  if (sent.length === 0) return undefined

  const replaced = new Set<string>(sent.flatMap((group) => AMENITIES[group]))
  const kept = before.filter((code) => !replaced.has(code))
  return [...kept, ...sent.flatMap((group) => fields[group] ?? [])]
}

/** Sorts amenities into their seven groups, each in the order of the catalogue. */
export function amenitiesByGroup(codes: readonly string[]): AmenityLists {
  const has = new Set(codes)
  const inGroup = <Code extends string>(group: readonly Code[]) => group.filter((code) => has.has(code))

  return {
    generalAmenities: inGroup(AMENITIES.generalAmenities),
    kitchenAmenities: inGroup(AMENITIES.kitchenAmenities),
    bathroomAmenities: inGroup(AMENITIES.bathroomAmenities),
    securityAmenities: inGroup(AMENITIES.securityAmenities),
    cleaningAmenities: inGroup(AMENITIES.cleaningAmenities),
    parkingAmenities: inGroup(AMENITIES.parkingAmenities),
    extrasAmenities: inGroup(AMENITIES.extrasAmenities),
  }
}
