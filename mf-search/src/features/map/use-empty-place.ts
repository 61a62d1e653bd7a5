import { listPlaces, type SearchResult } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { placeTerm } from '../../lib/place-term.ts'
import type { Point, SearchQuery } from '@domizil/links'

/** The position of a place without results, for the map. */
export function useEmptyPlace(query: SearchQuery, result: SearchResult | undefined): Point | undefined {
  const term = result?.total === 0 && !query.bounds && !query.center ? placeTerm(query.term ?? '') : ''
  // If the place is unknown as well, the map does not move.
  const places = useQuery(queryOf(listPlaces, { query: { term } }), { isEnabled: term !== '' })

  if (result?.total === 0 && query.center) return query.center
  return places.data?.[0]
}
