import { type SearchResult, searchFlats } from '@domizil/api'
import { type Query, queryOf } from '@domizil/app-kit'
import type { SearchQuery } from '@domizil/links'
import type { ShellApi } from '@domizil/shell-api'
import { filterOf } from '../../lib/query-filter.ts'

/** The last search that each open page has sent, by its shell: filters and map, without what is asked for beside the flats. */
const lastSearches = new WeakMap<ShellApi, string>()

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

const KEY_START = `${searchFlats.method} ${searchFlats.path} `

/** The search that the page was drawn with. */
function drawnSearch({ firstAnswers }: ShellApi): string | undefined {
  const key = [...(firstAnswers?.keys() ?? [])].find((one) => one.startsWith(KEY_START))
  return key && idOf((JSON.parse(key.slice(KEY_START.length)) as { body: ReturnType<typeof filterOf> }).body)
}
