import { type SearchResult, searchFlats } from '@domizil/api'
import { FETCH_DELAY_MS, queryOf, type QueryResult, useQuery } from '@domizil/app-kit'
import type { SearchQuery } from '@domizil/links'
import { useState } from 'react'
import { filterOf } from '../../lib/query-filter.ts'

export type Search = QueryResult<SearchResult>

/**
 * The result of a query. Several changes in a row are one request, and what was found before stays in sight until the
 * next result is there. Back shows the result of the visit before at once, and brings it up to date.
 */
export function useSearch(query: SearchQuery): Search {
  const area = JSON.stringify(query.bounds) ?? ''
  const [lastArea, setLastArea] = useState<string>()
  // The first query need not wait, and a map has already waited until it stands still.
  const isSettled = lastArea !== area
  if (isSettled) setLastArea(area)

  return useQuery(queryOf(searchFlats, { body: filterOf(query) }), {
    delayMs: isSettled ? 0 : FETCH_DELAY_MS,
    isCached: true,
    keepsPrevious: true,
  })
}

/** Whether the result on the screen is that of the present query, and not of the one before. */
export function isCurrent(search: Search): boolean {
  return search.status === 'success' && !search.isPrevious
}
