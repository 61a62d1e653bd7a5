import type { SearchFilter } from '@domizil/api/schemas'
import type { Locale } from '@domizil/domain'
import { CITIES } from '../places/cities.ts'
import { randomFrom } from '../random.ts'

/** A logged search. */
export interface PlannedSearch {
  filter: SearchFilter
  locale: Locale
  hoursAgo: number
}

const SEARCHES = 140
const DAYS = 45
const LANGUAGES: readonly Locale[] = ['de', 'de', 'de', 'en', 'en', 'es']
/** Filters besides the place; the last one has no results. */
const FILTERS: readonly SearchFilter[] = [
  {},
  {},
  { priceMax: 1200 },
  { priceMax: 900, persons: 1 },
  { bedroomsMin: 2 },
  { types: ['STUDIO', 'LOFT'] },
  { amenities: ['BALCONY', 'WASHING_MACHINE'] },
  { houseRules: ['PETS_ALLOWED'] },
  { months: 3, persons: 2 },
  { priceMax: 300, sizeMin: 90 },
]

/** The searches of the last weeks, evenly distributed, the oldest first. */
export function planSearches(): PlannedSearch[] {
  const random = randomFrom('searches')

  return Array.from({ length: SEARCHES }, (_, index) => ({
    filter: { term: random.pick(CITIES).name, ...random.pick(FILTERS) },
    locale: random.pick(LANGUAGES),
    hoursAgo: Math.ceil((DAYS * 24 * (SEARCHES - index)) / SEARCHES),
  }))
}
