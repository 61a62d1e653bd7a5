import type { SearchResult } from '@domizil/contract'
import type { SearchQuery } from '../../lib/search-query.ts'

export interface Relaxation {
  /** Which filter; the words are in the messages. */
  filter: 'place' | 'area' | 'dates' | 'price' | 'bedrooms' | 'persons' | 'types' | 'lengths' | 'other'
  /** The id among the active filters of one that is called by its own name. */
  id: string | undefined
  total: number
  change: Partial<SearchQuery>
}

type Known = Omit<Relaxation, 'total'>

/** What to leave out so that something is found; undefined when no single filter is to blame. */
export function relaxationOf({ relax }: SearchResult, query: SearchQuery): Relaxation | undefined {
  const known = relax && (FILTERS[relax.filter] ?? oneOfSeveral(relax, query))
  if (!known || relax.total === 0) return undefined

  return { ...known, total: relax.total, change: { ...known.change, isMap: query.isMap, page: 1 } }
}

// The backend names its own fields; several of them can be one filter of the page.
const FILTERS: Record<string, Known> = {
  term: named('place', { place: '' }),
  bounds: named('area', { bounds: undefined }),
  center: named('area', { center: undefined, radiusKm: undefined }),
  startDate: named('dates', { from: undefined, to: undefined, flexDays: undefined }),
  endDate: named('dates', { to: undefined }),
  months: named('dates', { months: undefined }),
  priceMin: named('price', { priceMin: undefined }),
  priceMax: named('price', { priceMax: undefined }),
  bedroomsMin: named('bedrooms', { bedrooms: undefined }),
  persons: named('persons', { persons: undefined }),
  types: named('types', { types: [] }),
  depositMax: called('deposit', { deposit: undefined }),
  sizeMin: called('size', { sizeMin: undefined }),
  sizeMax: called('size', { sizeMax: undefined }),
  bathroomsMin: called('bathrooms', { bathrooms: undefined }),
  energyClassMax: called('energy', { energy: undefined }),
  bookingLengths: named('lengths', { lengths: [] }),
}

function named(filter: Relaxation['filter'], change: Partial<SearchQuery>): Known {
  return { filter, id: undefined, change }
}

function called(id: string, change: Partial<SearchQuery>): Known {
  return { filter: 'other', id, change }
}

/** All of the amenities and rules have to be there, so one alone can be too much. */
function oneOfSeveral(
  { filter, value }: NonNullable<SearchResult['relax']>,
  { amenities, rules }: SearchQuery,
): Known | undefined {
  if (value === undefined) return undefined
  if (filter === 'amenities') return called(value, { amenities: amenities.filter((one) => one !== value) })
  if (filter === 'houseRules') return called(value, { rules: rules.filter((one) => one !== value) })

  return undefined
}
