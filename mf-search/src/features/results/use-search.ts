import type { SearchResult } from '@domizil/api'
import { FETCH_DELAY_MS, type QueryResult, useQuery } from '@domizil/app-kit'
import type { SearchQuery } from '@domizil/links'
import { useState } from 'react'
import { searchQueryOf } from './search-query-of.ts'

export type Search = QueryResult<SearchResult>

/**
 * The result of a query. Several changes in a row are one request, and the previous result stays until the next one
 * is loaded. Back shows the cached result at once, and refetches it.
 */
export function useSearch(query: SearchQuery, hasMap: boolean): Search {
  const area = JSON.stringify(query.bounds) ?? ''
  const [first] = useState(query)
  const [lastArea, setLastArea] = useState(area)
  // No debounce for the first query, and none for a map, which has debounced already.
  const isMoved = lastArea !== area
  if (isMoved) setLastArea(area)

  const search = useQuery(searchQueryOf(query, hasMap), {
    delayMs: isMoved || query === first ? 0 : FETCH_DELAY_MS,
    isCached: true,
    keepsPrevious: true,
  })

  // The flats are the same when a map asks for its pins, beside a list that was drawn without.
  const asked = JSON.stringify(query)
  const [shown, setShown] = useState(asked)
  if (isCurrent(search) && shown !== asked) setShown(asked)
  return search.status === 'success' && shown === asked ? { ...search, isPrevious: false } : search
}

/** Whether the displayed result belongs to the current query, not to the previous one. */
export function isCurrent(search: Search): boolean {
  return search.status === 'success' && !search.isPrevious
}
