import { listPlaces, type Place } from '@domizil/api'
import { queryOf } from './query.ts'
import { FETCH_DELAY_MS, useQuery } from './use-query.ts'

const NONE: readonly Place[] = []

/**
 * Places that begin with the typed text. Empty while loading and after a failure: the search works without
 * suggestions.
 */
export function usePlaces(typed: string): readonly Place[] {
  const term = typed.trim()
  const places = useQuery(queryOf(listPlaces, { query: { term } }), {
    isEnabled: term !== '',
    delayMs: FETCH_DELAY_MS,
    keepsPrevious: true,
  })

  return term === '' ? NONE : (places.data ?? NONE)
}
