import type { Address, NewFlat, OwnFlat } from '@domizil/api'
import {
  type AmenityGroup,
  type AmenityOf,
  combineRooms,
  DEFAULT_ENERGY_CERTIFICATE,
  DEFAULT_ROOMS,
  type EnergyCertificate,
  FLAT_FIELD_NAMES,
  type FlatDraft,
  type FlatFieldName,
  flatFieldOf,
  flatFieldsWith,
  type FlatValues,
  isGermanAddress,
  isNullable,
  type RoomType,
  trimAddress,
} from '@domizil/domain'

/** The countries with one of our languages other than English. */
const COUNTRIES = {
  de: 'DE AT CH LI',
  es: 'ES AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PR PY SV UY VE',
}

/** The language and country of a place: `de_AT` for Austria, English if none of our languages is spoken there. */
function languageTagOf(countryCode: string): string {
  const [language = 'en'] =
    Object.entries(COUNTRIES).find(([, codes]) => codes.split(' ').includes(countryCode)) ?? []
  return `${language}_${countryCode}`
}

export const TEXTS = flatFieldsWith({ kind: 'text' })
export type TextName = (typeof TEXTS)[number]

type AmenityLists = { [Group in AmenityGroup]: AmenityOf<Group>[] }
/** A set is empty until something is chosen, and so is a text; all else is undefined. */
type FieldValues = {
  readonly [Name in FlatFieldName]: Name extends TextName
    ? string
    : FlatValues[Name] extends readonly (infer Code)[]
      ? Code[]
      : FlatValues[Name] | undefined
}

/** The values of all steps. */
export interface FlatForm extends Readonly<AmenityLists>, FieldValues {
  readonly address: Address
  readonly rooms: Readonly<Record<RoomType, number>>
  readonly energyCertificate: EnergyCertificate
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
  ...(Object.fromEntries(FLAT_FIELD_NAMES.map((name) => [name, emptyOf(name)])) as FieldValues),
  rooms: DEFAULT_ROOMS,
  generalAmenities: [],
  kitchenAmenities: [],
  bathroomAmenities: [],
  securityAmenities: [],
  cleaningAmenities: [],
  parkingAmenities: [],
  extrasAmenities: [],
  energyCertificate: DEFAULT_ENERGY_CERTIFICATE,
}

function emptyOf(name: FlatFieldName): unknown {
  const { kind } = flatFieldOf(name)
  if (kind === 'text') return ''
  return kind === 'choices' ? [] : undefined
}

/** The names of all fields. */
export const FORM_FIELDS = Object.keys(EMPTY_FORM) as (keyof FlatForm)[]

/** The initial values of the form. */
export function formOf(flat: OwnFlat | undefined): FlatForm {
  if (!flat) return EMPTY_FORM
  const known = FORM_FIELDS.flatMap((name) => (flat[name] === undefined ? [] : [[name, flat[name]]]))
  const rooms = combineRooms(flat.rooms, flat.defaultRooms)

  return { ...EMPTY_FORM, ...(Object.fromEntries(known) as Partial<FlatForm>), rooms }
}

/** The whole flat with the form's values: rules may refer to several steps. */
export function draftOf(form: FlatForm, flat: OwnFlat | undefined): FlatDraft {
  return { ...flat, ...form }
}

/** Whether a number was typed: a text that is none is NaN. */
export function isNumber(value: number | undefined): value is number {
  return value !== undefined && !Number.isNaN(value)
}

/** The address with trimmed values. */
export function addressOf({ address }: FlatForm): Address {
  return trimAddress(address)
}

/** Whether the form has the saved address. Position and district, which the server derives, the form may lack. */
export function isAddressSaved(form: FlatForm, flat: OwnFlat | undefined): boolean {
  const saved = formOf(flat).address
  return isEqual({ ...saved, ...addressOf(form) }, saved)
}

/**
 * The body of the request without the address: values that differ from the saved flat, texts trimmed. Only a German
 * address has an energy certificate.
 */
export function changesOf(form: FlatForm, flat: OwnFlat | undefined): Partial<NewFlat> {
  const before = formOf(flat)
  const texts = Object.fromEntries(TEXTS.map((name) => [name, form[name].trim()]))
  const { address, energyCertificate, ...fields } = form
  const now: Partial<FlatForm> = {
    ...fields,
    ...texts,
    ...(isGermanAddress(address) && { energyCertificate }),
  }

  return Object.fromEntries(
    Object.entries(now)
      .filter(([name, value]) => !isEqual([value], [before[name as keyof FlatForm]]))
      .map(([name, value]) => [name, sentValue(name, value)]),
  )
}

/** What the server is sent: it keeps what is missing, so that an optional field is cleared by null. */
export function sentValue(name: string, value: unknown): unknown {
  return value === undefined && isNullable(name) ? null : value
}

/** The address with changed values: details derived from the old place are removed. */
export function addressAfter(before: Address, change: Partial<Address>): Address {
  const { latitude: _latitude, longitude: _longitude, district: _district, ...place } = before
  const { countryCode } = change
  const isAbroad = countryCode !== undefined && countryCode !== before.countryCode

  return { ...place, ...change, ...(isAbroad && { languageTag: languageTagOf(countryCode) }) }
}

/** Deep equality of forms or addresses, independent of the order of keys. */
export function isEqual(one: object, other: object): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    // A number that cannot be read is not an empty field, which JSON would make of it in a list.
    if (Number.isNaN(part)) return 'NaN'
    return part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part
  })
}

/** Whether the flat is a draft: one that is or may become public stays complete. */
export function isDraft(flat: OwnFlat | undefined): boolean {
  return !flat || flat.status === 'DRAFT' || flat.status === 'REJECTED'
}
