import type { Bounds, SearchSort } from '@domizil/contract'
import type { Amenity, BookingLength, Day, EnergyClass, FlatType, HouseRule } from '@domizil/domain'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** What somebody looks for. The address of the page says all of it, so that it can be shared and gone back to. */
export interface SearchQuery {
  /** With a `center` only its name. */
  readonly place: string
  /** The surroundings of a point instead of a place. */
  readonly center: Point | undefined
  readonly radiusKm: number | undefined
  /** A part of the map instead of a place. */
  readonly bounds: Bounds | undefined
  readonly from: Day | undefined
  readonly to: Day | undefined
  /** How long, where no last day is said. */
  readonly months: number | undefined
  /** So many days earlier or later than `from` will do as well. */
  readonly flexDays: FlexDays | undefined
  readonly priceMin: number | undefined
  readonly priceMax: number | undefined
  readonly deposit: number | undefined
  readonly sizeMin: number | undefined
  readonly sizeMax: number | undefined
  readonly bedrooms: number | undefined
  readonly bathrooms: number | undefined
  readonly persons: number | undefined
  readonly types: readonly FlatType[]
  readonly lengths: readonly BookingLength[]
  readonly amenities: readonly Amenity[]
  readonly rules: readonly HouseRule[]
  /** At most so much energy. */
  readonly energy: EnergyClass | undefined
  readonly sort: SearchSort
  /** From 1. */
  readonly page: number
  /** On phones: the map instead of the list. */
  readonly isMap: boolean
}

/** By how many days a stay may be moved, besides not at all. */
export const FLEXIBILITIES = [3, 7, 14, 30] as const
export type FlexDays = (typeof FLEXIBILITIES)[number]

/** The orders that a list can be in. */
export const SORTS = [
  'RELEVANCE',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'SIZE_DESC',
  'DISTANCE',
] as const satisfies readonly SearchSort[]

export const EVERYTHING: SearchQuery = {
  place: '',
  center: undefined,
  radiusKm: undefined,
  bounds: undefined,
  from: undefined,
  to: undefined,
  months: undefined,
  flexDays: undefined,
  priceMin: undefined,
  priceMax: undefined,
  deposit: undefined,
  sizeMin: undefined,
  sizeMax: undefined,
  bedrooms: undefined,
  bathrooms: undefined,
  persons: undefined,
  types: [],
  lengths: [],
  amenities: [],
  rules: [],
  energy: undefined,
  sort: 'RELEVANCE',
  page: 1,
  isMap: false,
}

/** What the backend takes when no radius is said. */
export const DEFAULT_RADIUS_KM = 10

/** No place, no point and no part of the map: what another of them takes the place of. */
export const ANYWHERE = { place: '', center: undefined, radiusKm: undefined, bounds: undefined } as const

/** The orders to choose from: by distance only around a point. */
export function sortsOf({ center }: SearchQuery): readonly SearchSort[] {
  return SORTS.filter((sort) => center || sort !== 'DISTANCE')
}

/** What is left when all filters are taken away: where, in which order, and whether on the map. */
export function withoutFilters({ place, sort, isMap }: SearchQuery): SearchQuery {
  return { ...EVERYTHING, place, sort: sort === 'DISTANCE' ? 'RELEVANCE' : sort, isMap }
}
