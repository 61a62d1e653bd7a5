import { listPlaces, type SearchResult } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit'
import { placeTerm } from '../../lib/place-term.ts'
import type { Point, SearchQuery } from '@domizil/links'

/** Where the place is in which nothing was found: the map shows it all the same. */
export function useEmptyPlace(query: SearchQuery, result: SearchResult | undefined): Point | undefined {
  const term = result?.total === 0 && !query.bounds && !query.center ? placeTerm(query.term ?? '') : ''
  // Where the place is not found either, the map stays where it is.
  const places = useQuery(queryOf(listPlaces, { query: { term } }), { isEnabled: term !== '' })

  if (result?.total === 0 && query.center) return query.center
  return places.data?.[0]
}
