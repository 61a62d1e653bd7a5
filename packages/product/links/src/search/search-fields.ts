import {
  ALL_AMENITIES,
  BOOKING_LENGTHS,
  type Day,
  ENERGY_CLASSES,
  FLAT_TYPES,
  type FieldLabel,
  HOUSE_RULES,
  SEARCH_LIMITS,
} from '@domizil/domain'

/** The sort orders of a result. */
export const SEARCH_SORTS = [
  'RELEVANCE',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'SIZE_DESC',
  'DISTANCE',
] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** How many days earlier or later a stay may start. */
export const FLEX_DAYS = [0, 3, 7, 14, 30] as const

/** The default radius around a point. */
export const DEFAULT_RADIUS_KM = 10

/** A point on earth, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** An area of the map, in degrees. If west is greater than east, it crosses the antimeridian. */
export interface Bounds {
  north: number
  east: number
  south: number
  west: number
}

/** The column of the server's table of searchable flats that a filter is compared with. */
interface Compared {
  readonly column: string
}

/** What a number is written as, unless its message writes the unit. */
export type FilterUnit = 'euro'

/**
 * One filter: `name` in the URL, `field` in the API, and their common constraints. A value equal to `default` is
 * neither written nor sent.
 */
export type SearchField = {
  readonly name: string
  /** The label of the flat's field that names the filter; without one it has a separate name. */
  readonly label?: FieldLabel
} & (
  | { readonly field: string; readonly kind: 'text'; readonly maxLength: number }
  | { readonly field: string; readonly kind: 'point' | 'bounds' }
  | {
      readonly field: string
      readonly kind: 'day'
      readonly compared?: Compared & { readonly by: 'atLeast' | 'atMost' }
    }
  /** True, or not asked for. */
  | { readonly field: string; readonly kind: 'flag'; readonly compared?: Compared }
  | {
      readonly field: string
      /** A `page` counts from 1 in the URL and from 0 in the API, whose limits are given here. */
      readonly kind: 'number' | 'page'
      readonly min: number
      readonly max: number
      /** The most digits behind the point; a whole number without. */
      readonly decimals?: number
      readonly default?: number
      readonly unit?: FilterUnit
      /** The few that are offered, each with the number of flats it leads to. */
      readonly options?: readonly number[]
      readonly compared?: Compared & { readonly by: 'atLeast' | 'atMost' }
    }
  | {
      readonly field: string
      readonly kind: 'choice'
      readonly codes: readonly (string | number)[]
      readonly default?: string | number
      readonly options?: readonly (string | number)[]
      readonly compared?: Compared
    }
  | {
      readonly field: string
      readonly kind: 'codes'
      readonly codes: readonly string[]
      /** Where the words of a code are: `flatField.type.LOFT`. */
      readonly words: string
      /** A column of one code is one of those chosen; `by` is for a column that is a set. */
      readonly compared?: Compared & { readonly by?: 'anyOf' | 'eachOf' }
    }
  | {
      /** The lower and the upper end; either may be open. */
      readonly fields: readonly [string, string]
      readonly kind: 'range'
      readonly min: number
      readonly max: number
      readonly decimals?: number
      readonly unit?: FilterUnit
      /** With both ends. */
      readonly compared?: Compared
    }
)

const limits = SEARCH_LIMITS

/**
 * All filters of the search in URL order. The URL, the API's schema, saved searches and all links to the search are
 * derived from this table. URL parameters are stable: bookmarks and mails contain them.
 */
export const SEARCH_FIELDS = [
  { name: 'q', field: 'term', kind: 'text', maxLength: limits.term.max },
  { name: 'at', field: 'center', kind: 'point' },
  { name: 'r', field: 'radiusKm', kind: 'number', ...limits.radiusKm },
  { name: 'bounds', field: 'bounds', kind: 'bounds' },
  // The visitor's place, such as the office: how far flats are from it, wherever they are searched.
  { name: 'near', field: 'near', kind: 'point' },
  { name: 'nearname', field: 'nearName', kind: 'text', maxLength: limits.nearName.max },
  { name: 'within', field: 'nearKm', kind: 'number', ...limits.radiusKm },
  { name: 'from', field: 'startDate', kind: 'day' },
  { name: 'to', field: 'endDate', kind: 'day' },
  { name: 'months', field: 'months', kind: 'number', ...limits.months },
  { name: 'flex', field: 'flexDays', kind: 'choice', codes: FLEX_DAYS, default: 0 },
  {
    name: 'price',
    label: 'flatField.pricePerMonth',
    fields: ['priceMin', 'priceMax'],
    kind: 'range',
    ...limits.price,
    unit: 'euro',
    compared: { column: 'price' },
  },
  {
    name: 'deposit',
    label: 'flatField.deposit',
    field: 'depositMax',
    kind: 'number',
    ...limits.deposit,
    unit: 'euro',
    compared: { column: 'deposit', by: 'atMost' },
  },
  {
    name: 'size',
    label: 'flatField.size',
    fields: ['sizeMin', 'sizeMax'],
    kind: 'range',
    ...limits.size,
    compared: { column: 'size' },
  },
  {
    name: 'beds',
    label: 'flatField.rooms.BEDROOM',
    field: 'bedroomsMin',
    kind: 'number',
    ...limits.rooms,
    default: 0,
    options: [1, 2, 3, 4],
    compared: { column: 'bedrooms', by: 'atLeast' },
  },
  {
    name: 'baths',
    label: 'flatField.rooms.BATHROOM',
    field: 'bathroomsMin',
    kind: 'number',
    ...limits.rooms,
    default: 0,
    options: [1, 2, 3],
    compared: { column: 'bathrooms', by: 'atLeast' },
  },
  {
    name: 'persons',
    field: 'persons',
    kind: 'number',
    ...limits.persons,
    options: [1, 2, 3, 4, 5, 6],
    compared: { column: 'max_person', by: 'atLeast' },
  },
  {
    name: 'type',
    label: 'flatField.type',
    field: 'types',
    kind: 'codes',
    codes: FLAT_TYPES,
    words: 'flatField.type',
    compared: { column: 'type' },
  },
  {
    name: 'length',
    label: 'flatField.flatBookingLength',
    field: 'bookingLengths',
    kind: 'codes',
    codes: BOOKING_LENGTHS,
    words: 'flatField.flatBookingLength',
    compared: { column: 'booking_length' },
  },
  {
    name: 'amen',
    label: 'flatField.amenities',
    field: 'amenities',
    kind: 'codes',
    codes: ALL_AMENITIES,
    words: 'amenity',
  },
  {
    name: 'rules',
    label: 'flatField.houseRules',
    field: 'houseRules',
    kind: 'codes',
    codes: HOUSE_RULES,
    words: 'flatField.houseRules',
  },
  {
    name: 'energy',
    label: 'flatField.energyCertificate.efficiencyClass',
    field: 'energyClassMax',
    kind: 'choice',
    codes: ENERGY_CLASSES,
    options: ENERGY_CLASSES,
  },
  { name: 'sort', field: 'sort', kind: 'choice', codes: SEARCH_SORTS, default: 'RELEVANCE' },
  { name: 'page', field: 'page', kind: 'page', ...limits.page, default: 0 },
] as const satisfies readonly SearchField[]

/** On phones: the map instead of the list. It is no filter, so the API does not know it. */
export const VIEW_FIELD = {
  name: 'view',
  field: 'view',
  kind: 'choice',
  codes: ['list', 'map'],
  default: 'list',
} as const

type Row = (typeof SEARCH_FIELDS)[number]
type ValueOf<R> = R extends { kind: 'point' }
  ? Point
  : R extends { kind: 'bounds' }
    ? Bounds
    : R extends { kind: 'day' }
      ? Day
      : R extends { kind: 'text' }
        ? string
        : R extends { kind: 'flag' }
          ? true
          : R extends { kind: 'choice'; codes: readonly (infer Code)[] }
            ? Code
            : R extends { kind: 'codes'; codes: readonly (infer Code)[] }
              ? Code[]
              : number

/** The filters of a search, all optional; OR within types and lengths, AND within amenities and rules. */
export type SearchFilter = {
  [R in Row as R extends { field: infer Field extends string } ? Field : never]?: ValueOf<R>
} & { [R in Row as R extends { fields: readonly (infer Field extends string)[] } ? Field : never]?: number }

/** The state in the URL of the search page: the filters, and whether the list or the map is shown. */
export type SearchQuery = SearchFilter & { view?: (typeof VIEW_FIELD.codes)[number] }

/** When, how long, for how many, with pets or not: what travels from the search to favourites, flats and requests. */
export const STAY_FIELDS = [
  'startDate',
  'endDate',
  'months',
  'flexDays',
  'persons',
  'houseRules',
] as const satisfies readonly (keyof SearchFilter)[]

/** A stay as people look for it. */
export type StayQuery = Pick<SearchFilter, (typeof STAY_FIELDS)[number]>

/** The fields that a saved search stores separately; the page alone not at all. */
export const NOT_SAVED_AS_FILTER = [
  'term',
  'bounds',
  'startDate',
  'months',
  'priceMax',
  'persons',
  'bedroomsMin',
  'page',
] as const satisfies readonly (keyof SearchFilter)[]

/** The filters of a saved search. */
export type SavedFilters = Omit<SearchFilter, (typeof NOT_SAVED_AS_FILTER)[number]>
