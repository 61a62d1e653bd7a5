import type { Bounds, SearchFilter } from '@domizil/api/schemas'
import type { SearchSource } from '@domizil/domain'
import { DEFAULT_RADIUS_KM } from '@domizil/links'

/** What is kept of a search. */
export interface SearchFacts {
  place: string | null
  filters: object
  source: SearchSource
}

/** So many digits tell the part of a town, and no house. */
const DIGITS = 2

/** What somebody looks for. Roughly where: nobody's own place is kept. */
export function describeSearch(filter: SearchFilter): SearchFacts {
  const { term, bounds, center, radiusKm, page, pageSize, include, ...filters } = filter

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

/** Leafing through what was found is no search of its own. */
export function isFirstPage({ page = 0 }: SearchFilter): boolean {
  return page === 0
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
