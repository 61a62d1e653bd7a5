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
  const [lastArea, setLastArea] = useState<string>()
  // No debounce for the first query, and none for a map, which has debounced already.
  const isSettled = lastArea !== area
  if (isSettled) setLastArea(area)

  return useQuery(searchQueryOf(query, hasMap), {
    delayMs: isSettled ? 0 : FETCH_DELAY_MS,
    isCached: true,
    keepsPrevious: true,
  })
}

/** Whether the displayed result belongs to the current query, not to the previous one. */
export function isCurrent(search: Search): boolean {
  return search.status === 'success' && !search.isPrevious
}
