import { SEARCH_SORTS, type SearchQuery, type SearchSort } from '@domizil/links'

/** No place, no point and no part of the map: what another of them takes the place of. */
export const NO_PLACE = {
  term: undefined,
  center: undefined,
  radiusKm: undefined,
  bounds: undefined,
} as const

/** The orders to choose from: by distance only around a point. */
export function sortsOf({ center }: SearchQuery): readonly SearchSort[] {
  return SEARCH_SORTS.filter((sort) => center || sort !== 'DISTANCE')
}

/** Takes every filter away. What stays is where, in which order, and whether on the map. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  const { term, sort, view } = query
  const none = Object.fromEntries(Object.keys(query).map((field) => [field, undefined]))

  return { ...none, term, sort: sort === 'DISTANCE' ? undefined : sort, view }
}
