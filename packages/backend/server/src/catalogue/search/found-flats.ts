import type { SearchFilter } from '@domizil/api/schemas'
import type { Queries } from '../../foundation/tables/index.ts'
import type { Condition } from './condition.ts'
import { placeConditions } from './place-conditions.ts'
import { orderOf, originOf } from './search-order.ts'
import { listPage, MOST_COUNTED, presentCluster, type SearchHits } from './search-repository.ts'
import type { Term } from './term.ts'

export const MAX_PINS = 1000
export const DEFAULT_PAGE_SIZE = 24
/** How far is looked for the nearest of many flats. */
const RADII_KM = [2, 8, 32, 128]

/** A search as it was made. */
interface MadeSearch {
  filter: SearchFilter
  term: Term
  conditions: Condition[]
}

/** Pins for the map, or clusters where there would be too many. */
export function mapOf({ include = [] }: SearchFilter, { seen, each, pins, clusters }: SearchHits) {
  if (!include.includes('pins')) return {}
  return seen <= MAX_PINS ? { pins } : { clusters: clusters.map((cell) => presentCluster(cell, each)) }
}

/**
 * The flats of a page. Of too many flats the index of the order is read; by distance the surroundings of the point,
 * further and further. The best by words are those of the sample.
 */
export async function pageOf(
  db: Queries,
  { filter, term, conditions }: MadeSearch,
  found: SearchHits,
): Promise<number[]> {
  const { page = 0, pageSize: limit = DEFAULT_PAGE_SIZE } = filter
  const offset = page * limit
  if (offset >= MOST_COUNTED) return []
  if (found.each === 1 || term.words.length > 0) return found.ids

  const order = await orderOf(filter, term)
  const from = filter.sort === 'DISTANCE' ? await originOf(filter, term) : undefined
  for (const radiusKm of from ? RADII_KM : []) {
    const near = placeConditions({ center: from, radiusKm })
    const ids = await listPage(db, { conditions: [...conditions, ...near], order, limit, offset })
    if (ids.length === limit) return ids
  }
  return listPage(db, { conditions, order, limit, offset })
}
