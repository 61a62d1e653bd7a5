import {
  type Bounds as LinkBounds,
  OPTION_FIELDS,
  type OptionField,
  SEARCH_FIELDS,
  type SearchField,
  type SearchFilter as LinkFilter,
} from '@domizil/links'
import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'
import { FlatCard } from './flat.ts'
import { Day, Euro, Id, lineUpTo, orNull, wholeNumber } from './parts.ts'

export type { SearchSort } from '@domizil/links'
/** The allowed sizes of a result page. */
export const PAGE_SIZES = [12, 24, 48] as const

const Latitude = Type.Number({ minimum: -90, maximum: 90 })
const Longitude = Type.Number({ minimum: -180, maximum: 180 })

/** An area of the map, in degrees. */
export const Bounds = Type.Object({ north: Latitude, east: Longitude, south: Latitude, west: Longitude })
export type Bounds = LinkBounds

/** A list of codes, each at most once. */
const someOf = <Code extends string>(codes: readonly Code[]) =>
  Type.Array(Type.Enum([...codes]), { maxItems: codes.length })

type FieldSchemas = { [Field in keyof LinkFilter]-?: TUnsafe<NonNullable<LinkFilter[Field]>> }

/** The schemas of the fields in the rows. */
export function schemaOf(rows: typeof SEARCH_FIELDS): FieldSchemas {
  const schemas = (rows as readonly SearchField[]).flatMap((row) =>
    (row.kind === 'range' ? row.fields : [row.field]).map((field) => [field, schemaOfRow(row)] as const),
  )

  return Object.fromEntries(schemas) as unknown as FieldSchemas
}

/** What a value of the row is on the wire. */
export function schemaOfRow(row: SearchField): TSchema {
  switch (row.kind) {
    case 'text':
      return lineUpTo(row.maxLength)
    case 'point':
      return Type.Object({ latitude: Latitude, longitude: Longitude })
    case 'bounds':
      return Bounds
    case 'day':
      return Day
    case 'choice':
      return Type.Enum([...row.codes])
    case 'codes':
      return someOf(row.codes)
    case 'flag':
      return Type.Literal(true)
    case 'number':
    case 'page':
    case 'range':
      return row.decimals ? Type.Number({ minimum: row.min, maximum: row.max }) : wholeNumber(row)
  }
}

/** The filters of a search, all optional; OR within types and lengths, AND within amenities and rules. */
export const SearchFilter = Type.Partial(
  Type.Object({
    ...schemaOf(SEARCH_FIELDS),
    pageSize: Type.Enum([...PAGE_SIZES]),
    include: someOf(['pins', 'histogram'] as const),
    /** The same was searched for just before, for another layout or to refresh it: it is logged once. */
    isRepeated: Type.Boolean(),
  }),
  { additionalProperties: false },
)
export type SearchFilter = Static<typeof SearchFilter>

/** A flat on the map, at its public location. */
export const Pin = Type.Object({
  id: Id,
  latitude: Type.Number(),
  longitude: Type.Number(),
  pricePerMonth: Euro,
  bedrooms: Type.Integer(),
  district: orNull(Type.String()),
})
export type Pin = Static<typeof Pin>

/** A cluster of flats on the map. Where thousands match, its count is an estimate with two digits. */
export const Cluster = Type.Object({
  /** The grid cell of the cluster: stable while the map is panned, until it is zoomed. */
  cell: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  count: Type.Integer(),
  minPrice: Euro,
  /** The flat itself, if the cluster contains only one. */
  pin: Type.Optional(Pin),
})
export type Cluster = Static<typeof Cluster>

/** The distribution of prices without the price filter: `counts[i]` flats from `min + i × step`, in euros. */
export const PriceHistogram = Type.Object({
  min: Euro,
  max: Euro,
  step: Euro,
  counts: Type.Array(Type.Integer(), { maxItems: 40 }),
})
export type PriceHistogram = Static<typeof PriceHistogram>

/** A page of results, with the requested facets. */
export const SearchResult = Type.Object({
  /** At most 1,001, which means more than 1,000. */
  total: Type.Integer(),
  page: Type.Integer(),
  pageSize: Type.Integer(),
  items: Type.Array(FlatCard),
  /** At most 1,000; above that the response contains clusters instead. */
  pins: Type.Optional(Type.Array(Pin)),
  clusters: Type.Optional(Type.Array(Cluster)),
  priceHistogram: Type.Optional(PriceHistogram),
  /** The bounds of all results; null without any. */
  bounds: orNull(Bounds),
  /**
   * Without results: the single filter whose removal yields most. `value` names one amenity or rule of several; a
   * `total` of 1,000 means at least as many.
   */
  relax: Type.Optional(
    Type.Object({ filter: Type.String(), value: Type.Optional(Type.String()), total: Type.Integer() }),
  ),
})
export type SearchResult = Static<typeof SearchResult>

const Counts = Type.Record(Type.String(), Type.Integer())

/** How many flats a search would find once an option is chosen. Null if there are more flats than are counted. */
export const OptionCounts = Type.Object({
  /** How many it finds as it is. */
  total: orNull(Type.Integer()),
  /** By filter and option. */
  counts: orNull(
    Type.Object(
      Object.fromEntries(OPTION_FIELDS.map((field) => [field, Counts])) as Record<OptionField, typeof Counts>,
    ),
  ),
})
export type OptionCounts = Static<typeof OptionCounts>

/** What a place is. */
export const PLACE_KINDS = ['CITY', 'DISTRICT', 'POSTCODE'] as const

/** A place to search in. Names are those of the reader's language. */
export const Place = Type.Object({
  kind: Type.Enum([...PLACE_KINDS]),
  /** Of a postcode, the city. */
  name: Type.String(),
  /** The city of a district, if it is known. */
  city: Type.Optional(Type.String()),
  postcode: Type.Optional(Type.String()),
  /** The state or community, in Germany and Spain. */
  region: Type.Optional(Type.String()),
  countryCode: Type.String(),
  /** The number of listed flats; left out where there are none. */
  flats: Type.Optional(Type.Integer()),
  latitude: Type.Number(),
  longitude: Type.Number(),
})
export type Place = Static<typeof Place>
