import type { Address, NewFlat, OwnFlat } from '@domizil/contract'
import {
  type BookingLength,
  combineRooms,
  DEFAULT_ROOMS,
  type FlatDraft,
  type FlatType,
  type RoomType,
} from '@domizil/domain'
import { languageTagOf } from './language-tag.ts'

/** What is typed in step 1. Numbers and choices are missing until they are made. */
export interface FlatForm {
  readonly address: Address
  readonly pricePerMonth: number | undefined
  readonly deposit: number | undefined
  readonly type: FlatType | undefined
  readonly size: number | undefined
  readonly floorNumber: number | undefined
  readonly maxPerson: number | undefined
  readonly rooms: Readonly<Record<RoomType, number>>
  readonly flatBookingLength: BookingLength | undefined
}

const HOME_COUNTRY = 'DE'

export const EMPTY_FORM: FlatForm = {
  address: {
    street: '',
    houseNumber: '',
    postcode: '',
    city: '',
    countryCode: HOME_COUNTRY,
    languageTag: languageTagOf(HOME_COUNTRY),
  },
  pricePerMonth: undefined,
  deposit: undefined,
  type: undefined,
  size: undefined,
  floorNumber: undefined,
  maxPerson: undefined,
  rooms: DEFAULT_ROOMS,
  flatBookingLength: undefined,
}

/** What stands in the form when it opens. */
export function formOf(flat: OwnFlat | undefined): FlatForm {
  if (!flat) return EMPTY_FORM
  const { address, pricePerMonth, deposit, type, size, floorNumber, maxPerson, flatBookingLength } = flat
  const rooms = combineRooms(flat.rooms, flat.defaultRooms)

  return { address, pricePerMonth, deposit, type, size, floorNumber, maxPerson, rooms, flatBookingLength }
}

/** The whole flat as it would be with this form: the rules look at more than one step. */
export function draftOf(form: FlatForm, flat: OwnFlat | undefined): FlatDraft {
  return { ...flat, ...form }
}

/** What is sent: the texts without the blanks around them. What is still missing stays out of the message. */
export function fieldsOf({ address, ...fields }: FlatForm): NewFlat {
  const { street, houseNumber, postcode, city } = address

  return {
    ...fields,
    address: {
      ...address,
      street: street.trim(),
      houseNumber: houseNumber.trim(),
      postcode: postcode.trim(),
      city: city.trim(),
    },
  }
}

/** The address after a part of it has changed: what was known of the old place is forgotten. */
export function addressAfter(before: Address, change: Partial<Address>): Address {
  const { latitude: _latitude, longitude: _longitude, district: _district, ...place } = before
  const { countryCode } = change
  const isAbroad = countryCode !== undefined && countryCode !== before.countryCode

  return { ...place, ...change, ...(isAbroad && { languageTag: languageTagOf(countryCode) }) }
}

/** Whether two forms or addresses say the same, in whatever order. */
export function saysTheSame(one: object, other: object): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object'
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** Whether the flat is still being written: what is or may become public stays complete. */
export function isDraft(flat: OwnFlat | undefined): boolean {
  return !flat || flat.status === 'DRAFT' || flat.status === 'REJECTED'
}
