import { type PagePath, queryOfSaved, searchPath } from '@domizil/links'
import { savedQueryOf } from './saved-search-presenter.ts'
import type { SavedSearchRow } from './saved-search-repository.ts'

/** Where the search page shows a saved search, the newest flats first: they are the news. */
export function pathOf(row: SavedSearchRow): PagePath {
  return searchPath({ ...queryOfSaved(savedQueryOf(row)), sort: 'NEWEST' })
}
