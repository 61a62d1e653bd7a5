import type { SavedSearch } from '@domizil/api'
import type { SearchQuery } from '@domizil/links'

/** The query of a saved search. */
export function queryOf(saved: SavedSearch): SearchQuery {
  const { city, bounds, startDate, months, priceMax, persons, bedroomsMin, hasPets, filters = {} } = saved
  const { center, houseRules = [], ...rest } = filters

  return {
    ...rest,
    term: bounds ? undefined : city,
    center: bounds ? undefined : center,
    bounds,
    startDate,
    months,
    priceMax,
    persons: persons > 1 ? persons : undefined,
    bedroomsMin: bedroomsMin || undefined,
    houseRules: hasPets ? ['PETS_ALLOWED', ...houseRules] : houseRules,
    sort: 'NEWEST',
  }
}
