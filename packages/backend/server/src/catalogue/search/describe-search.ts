import type { Bounds, SearchFilter } from '@domizil/api/schemas'
import type { SearchSource } from '@domizil/domain'
import { DEFAULT_RADIUS_KM } from '@domizil/links'

/** The logged facts of a search. */
export interface SearchFacts {
  place: string | null
  filters: object
  source: SearchSource
}

/** Precise to a part of a town, not to a house. */
const DIGITS = 2

/** The facts of a search, with an approximate place, so that no user's address is logged. */
export function describeSearch(filter: SearchFilter): SearchFacts {
  // Neither the visitor's place nor its name is logged: it may be a home or an office.
  const { term, bounds, center, radiusKm, near, nearName, page, pageSize, include, isRepeated, ...filters } =
    filter

  return {
    place: term?.trim() || placeOf({ bounds, center, radiusKm }),
    filters,
    source: bounds ? 'MAP' : 'FILTER',
  }
}

/** Nothing but words. */
export function describeTerm(term: string): SearchFacts {
  return { place: term.trim() || null, filters: {}, source: 'TERM' }
}

/** Neither further pages of a result nor the same once more are logged as searches. */
export function isSearch({ page = 0, isRepeated = false }: SearchFilter): boolean {
  return page === 0 && !isRepeated
}

function placeOf({
  bounds,
  center,
  radiusKm = DEFAULT_RADIUS_KM,
}: Pick<SearchFilter, 'bounds' | 'center' | 'radiusKm'>) {
  if (bounds) return boxOf(bounds)
  if (!center) return null

  const point = `${center.latitude.toFixed(DIGITS)}, ${center.longitude.toFixed(DIGITS)}`
  return `${point} (${radiusKm} km)`
}

function boxOf({ north, east, south, west }: Bounds): string {
  const range = (from: number, to: number) => `${from.toFixed(DIGITS)}–${to.toFixed(DIGITS)}`
  return `${range(south, north)}, ${range(west, east)}`
}
