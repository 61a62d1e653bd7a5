import { ALL_AMENITIES, BOOKING_LENGTHS, ENERGY_CLASSES, FLAT_TYPES, HOUSE_RULES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { FlatCard } from './flat.ts'
import { Day, Euro, Id, orNull } from './parts.ts'

export const SEARCH_SORTS = [
  'RELEVANCE',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'SIZE_DESC',
  'DISTANCE',
] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]
export const PAGE_SIZES = [12, 24, 48] as const
export const FLEX_DAYS = [0, 3, 7, 14, 30] as const

const Latitude = Type.Number({ minimum: -90, maximum: 90 })
const Longitude = Type.Number({ minimum: -180, maximum: 180 })

export const Bounds = Type.Object({ north: Latitude, east: Longitude, south: Latitude, west: Longitude })
export type Bounds = Static<typeof Bounds>

/** As many codes as there are. */
const someOf = <Code extends string>(codes: readonly Code[]) =>
  Type.Array(Type.Enum([...codes]), { maxItems: codes.length })

/** What to look for. Everything may be left out; OR inside types and lengths, AND inside amenities and rules. */
export const SearchFilter = Type.Partial(
  Type.Object({
    term: Type.String({ maxLength: 100 }),
    bounds: Bounds,
    center: Type.Object({ latitude: Latitude, longitude: Longitude }),
    radiusKm: Type.Number({ minimum: 1, maximum: 50, default: 10 }),
    startDate: Day,
    endDate: Day,
    months: Type.Integer({ minimum: 1, maximum: 36 }),
    flexDays: Type.Enum([...FLEX_DAYS]),
    priceMin: Euro,
    priceMax: Euro,
    depositMax: Euro,
    sizeMin: Type.Number({ minimum: 0 }),
    sizeMax: Type.Number({ minimum: 0 }),
    bedroomsMin: Type.Integer({ minimum: 0, maximum: 10 }),
    bathroomsMin: Type.Integer({ minimum: 0, maximum: 10 }),
    persons: Type.Integer({ minimum: 1, maximum: 20 }),
    types: someOf(FLAT_TYPES),
    bookingLengths: someOf(BOOKING_LENGTHS),
    houseRules: someOf(HOUSE_RULES),
    amenities: someOf(ALL_AMENITIES),
    energyClassMax: Type.Enum([...ENERGY_CLASSES]),
    sort: Type.Enum([...SEARCH_SORTS]),
    page: Type.Integer({ minimum: 0, maximum: 10_000 }),
    pageSize: Type.Enum([...PAGE_SIZES]),
    include: someOf(['pins', 'histogram'] as const),
  }),
  { additionalProperties: false },
)
export type SearchFilter = Static<typeof SearchFilter>

export const Pin = Type.Object({
  id: Id,
  latitude: Type.Number(),
  longitude: Type.Number(),
  pricePerMonth: Euro,
  bedrooms: Type.Integer(),
  district: orNull(Type.String()),
})
export type Pin = Static<typeof Pin>

export const Cluster = Type.Object({
  /** Which part of the earth it gathers: the same one wherever the map is moved, until it is zoomed. */
  cell: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  count: Type.Integer(),
  minPrice: Euro,
  /** The flat itself, where the cluster holds only one. */
  pin: Type.Optional(Pin),
})
export type Cluster = Static<typeof Cluster>

/** How the prices are spread, without the price filter: `counts[i]` flats from `min + i × step`. */
export const PriceHistogram = Type.Object({
  min: Euro,
  max: Euro,
  step: Euro,
  counts: Type.Array(Type.Integer(), { maxItems: 40 }),
})
export type PriceHistogram = Static<typeof PriceHistogram>

export const SearchResult = Type.Object({
  total: Type.Integer(),
  page: Type.Integer(),
  pageSize: Type.Integer(),
  items: Type.Array(FlatCard),
  /** At most 1,000; above that the answer holds clusters instead. */
  pins: Type.Optional(Type.Array(Pin)),
  clusters: Type.Optional(Type.Array(Cluster)),
  priceHistogram: Type.Optional(PriceHistogram),
  /** Around everything found; null when nothing was. */
  bounds: orNull(Bounds),
  /**
   * With nothing found: the filter that, left out alone, gives most. `value` names one amenity or rule of several; a
   * `total` of 1,000 means so many or more.
   */
  relax: Type.Optional(
    Type.Object({ filter: Type.String(), value: Type.Optional(Type.String()), total: Type.Integer() }),
  ),
})
export type SearchResult = Static<typeof SearchResult>

/** A place of the gazetteer, for suggestions. */
export const Place = Type.Object({
  name: Type.String(),
  postcode: Type.Optional(Type.String()),
  countryCode: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
})
export type Place = Static<typeof Place>
