import type { SearchFilter } from '@domizil/api'
import { withoutContradictions, type SearchQuery } from '@domizil/links'
import { NO_PLACE } from './search-query.ts'

/** The filter for the API. A point determines the place; the name beside it is for display. Pins are for a map. */
export function filterOf(query: SearchQuery, hasMap = true): SearchFilter {
  const { term, view: _view, ...filter } = withoutContradictions(query)
  const include: SearchFilter['include'] = hasMap ? ['pins', 'histogram'] : ['histogram']

  return { ...filter, ...(term && !filter.center && { term }), include }
}

/** A key of the query without place, order and page. */
export function filterCacheKey(query: SearchQuery): string {
  return JSON.stringify(filterOf({ ...query, ...NO_PLACE, page: undefined, sort: undefined }))
}
