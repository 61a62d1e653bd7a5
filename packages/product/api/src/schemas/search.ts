import {
  type Bounds as LinkBounds,
  SEARCH_FIELDS,
  type SearchField,
  type SearchFilter as LinkFilter,
} from '@domizil/links'
import { type Static, type TSchema, type TUnsafe, Type } from 'typebox'
import { FlatCard } from './flat.ts'
import { Day, Euro, Id, orNull, wholeNumber } from './parts.ts'

export type { SearchSort } from '@domizil/links'
export const PAGE_SIZES = [12, 24, 48] as const

const Latitude = Type.Number({ minimum: -90, maximum: 90 })
const Longitude = Type.Number({ minimum: -180, maximum: 180 })

export const Bounds = Type.Object({ north: Latitude, east: Longitude, south: Latitude, west: Longitude })
export type Bounds = LinkBounds

/** As many codes as there are. */
const someOf = <Code extends string>(codes: readonly Code[]) =>
  Type.Array(Type.Enum([...codes]), { maxItems: codes.length })

type FieldSchemas = { [Field in keyof LinkFilter]-?: TUnsafe<NonNullable<LinkFilter[Field]>> }

/** The schema of every field that the rows of a search name. */
export function schemaOf(rows: typeof SEARCH_FIELDS): FieldSchemas {
  const schemas = (rows as readonly SearchField[]).flatMap((row) =>
    (row.kind === 'range' ? row.fields : [row.field]).map((field) => [field, schemaOfRow(row)] as const),
  )

  return Object.fromEntries(schemas) as unknown as FieldSchemas
}

function schemaOfRow(row: SearchField): TSchema {
  switch (row.kind) {
    case 'text':
      return Type.String({ maxLength: row.maxLength })
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
    default:
      return wholeNumber(row)
  }
}

/** What to look for. Everything may be left out; OR inside types and lengths, AND inside amenities and rules. */
export const SearchFilter = Type.Partial(
  Type.Object({
    ...schemaOf(SEARCH_FIELDS),
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
