import { BOOKING_LENGTHS, FLAT_TYPES, HOUSE_RULES } from './catalogues.ts'
import { DEPOSIT_LIMITS, PERSON_LIMITS, RENT_LIMITS, SIZE_LIMITS } from '../limits.ts'
import type deFilter from '../../messages/filters/de.json'
import type enFilter from '../../messages/filters/en.json'
import type esFilter from '../../messages/filters/es.json'
import type de from '../../messages/flat-field/de.json'
import type en from '../../messages/flat-field/en.json'
import type es from '../../messages/flat-field/es.json'
import type dePart from '../../messages/flat-part/de.json'
import type enPart from '../../messages/flat-part/en.json'
import type esPart from '../../messages/flat-part/es.json'
import type { Locale } from '../locale.ts'

type CodesOf<Name extends FlatFieldName> = (typeof FLAT_FIELDS)[Name] extends {
  codes: readonly (infer Code extends string)[]
}
  ? `flatField.${Name}.${Code}`
  : never
type WordId = `flatField.${FlatFieldName}` | { [Name in FlatFieldName]: CodesOf<Name> }[FlatFieldName]

type Complete<Words extends Record<Locale, Readonly<Record<WordId, string>>>> = Words
type SameIn<Id extends string, Words extends Record<Locale, Readonly<Record<Id, string>>>> = Words

/**
 * The words of the fields in each language: a label for each, and a word for each of its codes. One that a language lacks
 * does not compile.
 */
export type FlatWords = Complete<{ en: typeof en; de: typeof de; es: typeof es }>
/** The labels of what a flat has beside the fields of the table: address, pictures and certificate. */
export type FlatPartWords = SameIn<
  keyof typeof enPart,
  { en: typeof enPart; de: typeof dePart; es: typeof esPart }
>
/** What the search asks for: a label where the flat has none, and each filter that is set in words. */
export type FilterWords = SameIn<
  keyof typeof enFilter,
  { en: typeof enFilter; de: typeof deFilter; es: typeof esFilter }
>
/** The one label of a field, by the id of its message. */
export type FieldLabel = Extract<
  keyof typeof en | keyof typeof enFilter,
  `${'flatField' | 'filterName'}.${string}`
>

/** What is the same for a field wherever it is read, typed, checked, stored or shown. Columns and words bear its name. */
export type FlatField = {
  /** The step of the wizard. Within a step, fields are checked in the order of the table. */
  readonly step: 1 | 2 | 3
  /** A flat is published without it: null on the page's wire, or the empty set. Required otherwise. */
  readonly optional?: true
  /** An administrator compares it with the last review. */
  readonly reviewed?: true
  /** The page names it below the six tiles, which are drawn by hand. */
  readonly listed?: true
  /** The table of searchable flats has it. */
  readonly searched?: true
} & (
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      /** The most digits behind the point; a whole number without. */
      readonly decimals?: number
      readonly unit?: FlatUnit
    }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly codes: readonly string[] }
  /** A set of codes. */
  | { readonly kind: 'choices'; readonly codes: readonly string[] }
  | {
      readonly kind: 'text'
      /** Characters. */
      readonly min: number
      readonly max: number
      readonly isMultiline?: true
      /** The language of the place is asked for only where it is not English. */
      readonly language?: 'en' | 'local'
    }
)

/** The unit of a number: one of those that `Intl.NumberFormat` knows, or euros, or m². */
export type FlatUnit = 'euro' | 'squareMeter' | 'meter' | 'centimeter' | 'kilometer' | 'percent' | 'minute'

/** What an owner may leave out, and a reviewer compares. */
const EXTRA = { optional: true, reviewed: true } as const
const TITLE = { kind: 'text', min: 10, max: 60, step: 3, reviewed: true } as const
const DESCRIPTION = { ...TITLE, min: 100, max: 2_000, isMultiline: true } as const
const REGION = { ...DESCRIPTION, ...EXTRA, min: 0, max: 1_000 } as const

/**
 * The fields of a flat that are one number, choice, set or text each. Schema, columns, draft, checks, form, page, review
 * and the names in refusals follow from a row. Limits that others share are constants beside the table: a bundle that
 * reads one property of an object holds all of it.
 */
export const FLAT_FIELDS = {
  pricePerMonth: { kind: 'number', ...RENT_LIMITS, unit: 'euro', step: 1, searched: true },
  deposit: { kind: 'number', ...DEPOSIT_LIMITS, unit: 'euro', step: 1, reviewed: true, searched: true },
  type: { kind: 'choice', codes: FLAT_TYPES, step: 1, reviewed: true, searched: true },
  size: { kind: 'number', ...SIZE_LIMITS, unit: 'squareMeter', step: 1, reviewed: true, searched: true },
  /** 0 is the ground floor. */
  floorNumber: { kind: 'number', min: -2, max: 60, step: 1, reviewed: true },
  maxPerson: { kind: 'number', ...PERSON_LIMITS, step: 1, reviewed: true, searched: true },
  flatBookingLength: { kind: 'choice', codes: BOOKING_LENGTHS, step: 1, reviewed: true, searched: true },
  houseRules: { ...EXTRA, kind: 'choices', codes: HOUSE_RULES, step: 2 },
  title_en: { ...TITLE, language: 'en' },
  title_local: { ...TITLE, language: 'local' },
  description_flat_en: { ...DESCRIPTION, language: 'en' },
  description_flat_local: { ...DESCRIPTION, language: 'local' },
  description_region_en: { ...REGION, language: 'en' },
  description_region_local: { ...REGION, language: 'local' },
} as const satisfies Record<string, FlatField>

/** The name of a field of {@link FLAT_FIELDS}. */
export type FlatFieldName = keyof typeof FLAT_FIELDS
type Fields = typeof FLAT_FIELDS
type ValueOf<Field> = Field extends { kind: 'number' }
  ? number
  : Field extends { kind: 'boolean' }
    ? boolean
    : Field extends { kind: 'choice'; codes: readonly (infer Code)[] }
      ? Code
      : Field extends { kind: 'choices'; codes: readonly (infer Code)[] }
        ? readonly Code[]
        : string

/** The value of each field. */
export type FlatValues = { readonly [Name in FlatFieldName]: ValueOf<Fields[Name]> }

/** The names of the fields whose rows are like this. */
export type FlatFieldsWith<Shape> = {
  [Name in FlatFieldName]: Fields[Name] extends Shape ? Name : never
}[FlatFieldName]

/** The fields that a listed flat may lack: null on the wire. A set is never null. */
export type NullableFlatField = Exclude<
  FlatFieldsWith<{ optional: true } | { language: 'local' }>,
  FlatFieldsWith<{ kind: 'choices' }>
>

/** All names, in the table's order. */
export const FLAT_FIELD_NAMES = /* @__PURE__ */ Object.keys(FLAT_FIELDS) as FlatFieldName[]

/** The row of a field, of any kind. */
export function flatFieldOf(name: FlatFieldName): FlatField {
  return FLAT_FIELDS[name]
}

/** The names of the fields whose rows have all these values, in the table's order. */
export function flatFieldsWith<const Shape extends Partial<FlatField>>(
  shape: Shape,
): readonly FlatFieldsWith<Shape>[] {
  const has = (field: FlatField) =>
    Object.entries(shape).every(([key, value]) => field[key as keyof FlatField] === value)

  return FLAT_FIELD_NAMES.filter((name) => has(flatFieldOf(name))) as FlatFieldsWith<Shape>[]
}

/** Whether a listed flat may lack the field. */
export function isNullable(name: string): name is NullableFlatField {
  if (!(name in FLAT_FIELDS)) return false
  const field = flatFieldOf(name as FlatFieldName)
  if (field.kind === 'choices') return false
  return field.optional === true || (field.kind === 'text' && field.language === 'local')
}

/** Whether a flat can be listed with this value of a field: null and the empty set only where it is optional. */
export function isListable(name: FlatFieldName, value: FlatValues[FlatFieldName] | null): boolean {
  if (Array.isArray(value)) return value.length > 0 || flatFieldOf(name).optional === true
  return value !== null || isNullable(name)
}
