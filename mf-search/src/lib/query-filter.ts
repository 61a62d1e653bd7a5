import type { SearchFilter } from '@domizil/api'
import { filterOf as ofQuery, type SearchQuery } from '@domizil/links'
import { NO_PLACE } from './search-query.ts'

/** The filter for the API, with what the page shows besides flats. Pins are for a map. */
export function filterOf(query: SearchQuery, hasMap = true): SearchFilter {
  const include: SearchFilter['include'] = hasMap ? ['pins', 'histogram'] : ['histogram']

  return { ...ofQuery(query), include }
}

/** A key of the query without place, order and page. */
export function filterCacheKey(query: SearchQuery): string {
  return JSON.stringify(filterOf({ ...query, ...NO_PLACE, page: undefined, sort: undefined }))
}
