import type { SearchFilter } from '@domizil/api'
import { withoutContradictions, type SearchQuery } from '@domizil/links'
import { NO_PLACE } from './search-query.ts'

/** What the backend is asked. A point says where; the name of its place is for readers. */
export function filterOf(query: SearchQuery): SearchFilter {
  const { term, view: _view, ...filter } = withoutContradictions(query)

  return { ...filter, ...(term && !filter.center && { term }), include: ['pins', 'histogram'] }
}

/** What is looked for, wherever that is, in whichever order and on whichever page: the same text for the same question. */
export function questionBesidesPlace(query: SearchQuery): string {
  return JSON.stringify(filterOf({ ...query, ...NO_PLACE, page: undefined, sort: undefined }))
}
