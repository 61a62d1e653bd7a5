import { type PagePath, searchPath } from '@domizil/links'
import { filterOf } from './saved-search-presenter.ts'
import type { SavedSearchRow } from './saved-search-repository.ts'

/** Where the search page shows a saved search, the newest flats first. */
export function pathOf(row: SavedSearchRow): PagePath {
  const { center, persons = 1, ...filter } = filterOf(row)

  return searchPath({
    ...filter,
    // A part of the map or the surroundings of a point say more than the name of the city.
    ...(!filter.bounds && (center ? { center } : { term: row.city })),
    // Every flat is for one person at least.
    ...(persons > 1 && { persons }),
    sort: 'NEWEST',
  })
}
