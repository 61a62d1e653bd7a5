import { listPlaces, type Place } from '@domizil/api'
import { queryOf } from './query.ts'
import { FETCH_DELAY_MS, useQuery } from './use-query.ts'

const NONE: readonly Place[] = []

/** Places that begin with what has been typed. They are a help: without them the search works as well. */
export function usePlaces(typed: string): readonly Place[] {
  const term = typed.trim()
  const places = useQuery(queryOf(listPlaces, { query: { term } }), {
    isEnabled: term !== '',
    delayMs: FETCH_DELAY_MS,
    keepsPrevious: true,
  })

  return term === '' ? NONE : (places.data ?? NONE)
}
