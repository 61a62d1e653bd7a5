import { readSearch, writeSearch } from './search-address.ts'
import { SEARCH_FIELDS, type SearchQuery, STAY_FIELDS, type StayQuery } from './search-fields.ts'

/** The URL parameters of a stay. */
export const STAY_NAMES: readonly string[] = SEARCH_FIELDS.filter(
  (row) => 'field' in row && (STAY_FIELDS as readonly string[]).includes(row.field),
).map(({ name }) => name)

/** The stay of a search: what its links to other pages hand on. */
export function stayOf(query: SearchQuery): StayQuery {
  return Object.fromEntries(
    STAY_FIELDS.flatMap((field) => (query[field] === undefined ? [] : [[field, query[field]]])),
  )
}

/** Parses the stay in the query string of any page; invalid parts are left out. */
export function readStay(search: string): StayQuery {
  return stayOf(readSearch(search))
}

/** The query string with this stay in place of its own; its other parameters stay. */
export function withStay(search: string, stay: StayQuery): string {
  const params = new URLSearchParams(search)
  for (const name of STAY_NAMES) params.delete(name)
  for (const [name, value] of new URLSearchParams(writeSearch(stayOf(stay)))) params.set(name, value)
  const written = params.toString().replaceAll('%2C', ',')

  return written && `?${written}`
}
