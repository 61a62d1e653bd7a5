import { SEARCH_SORTS, type SearchQuery, type SearchSort } from '@domizil/links'

/** Clears place, point and area, which replace each other. */
export const NO_PLACE = {
  term: undefined,
  center: undefined,
  radiusKm: undefined,
  bounds: undefined,
} as const

/** The available orders: by distance only around or from a point. */
export function sortsOf({ center, near }: SearchQuery): readonly SearchSort[] {
  return SEARCH_SORTS.filter((sort) => center || near || sort !== 'DISTANCE')
}

/** Removes all filters. Place, order and view stay. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  const { term, sort, view } = query
  const none = Object.fromEntries(Object.keys(query).map((field) => [field, undefined]))

  return { ...none, term, sort: sort === 'DISTANCE' ? undefined : sort, view }
}
