import { type SearchResult, searchFlats } from '@domizil/api'
import { FETCH_DELAY_MS, type Query, type QueryResult, queryOf, useQuery } from '@domizil/app-kit'
import type { SearchQuery } from '@domizil/links'
import type { ShellApi } from '@domizil/shell-api'
import { useState } from 'react'
import { filterOf } from '../../lib/query-filter.ts'

/** The last search that each open page has sent, by its shell: filters and map, without what is asked for beside the flats. */
const lastSearches = new WeakMap<ShellApi, string>()

const KEY_START = `${searchFlats.method} ${searchFlats.path} `

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

/**
 * The query for the flats of a search. It is a search once: what is fetched again for another layout, or to refresh it, says
 * so, and what the page was drawn with has been one already.
 */
export function searchQueryOf(query: SearchQuery, hasMap: boolean): Query<SearchResult> {
  const body = filterOf(query, hasMap)
  const search = idOf(body)

  return {
    key: queryOf(searchFlats, { body }).key,
    fetch: async (shell, signal) => {
      const isRepeated = (lastSearches.get(shell) ?? drawnSearch(shell)) === search
      const input = { body: { ...body, ...(isRepeated && { isRepeated }) } }
      const result = await shell.send(searchFlats, input, { signal })
      lastSearches.set(shell, search)
      return result
    },
  }
}

function idOf({ include: _include, ...search }: ReturnType<typeof filterOf>): string {
  return JSON.stringify(search)
}

/** The search that the page was drawn with. */
function drawnSearch({ firstAnswers }: ShellApi): string | undefined {
  const key = [...(firstAnswers?.keys() ?? [])].find((one) => one.startsWith(KEY_START))
  return key && idOf((JSON.parse(key.slice(KEY_START.length)) as { body: ReturnType<typeof filterOf> }).body)
}
