import type { SavedSearch } from '@domizil/contract'
import { EVERYTHING, type SearchQuery } from '../../lib/search-query.ts'

/** A saved search as the page asks it again. */
export function queryOf(saved: SavedSearch): SearchQuery {
  const { bounds, startDate, bedroomsMin, filters = {} } = saved
  const rules = filters.houseRules ?? []

  return {
    ...EVERYTHING,
    place: bounds ? '' : saved.city,
    center: bounds ? undefined : filters.center,
    radiusKm: filters.center && !bounds ? filters.radiusKm : undefined,
    bounds,
    from: startDate,
    months: saved.months,
    flexDays: startDate && filters.flexDays ? filters.flexDays : undefined,
    priceMin: filters.priceMin,
    priceMax: saved.priceMax,
    deposit: filters.depositMax,
    sizeMin: filters.sizeMin,
    sizeMax: filters.sizeMax,
    bedrooms: bedroomsMin || undefined,
    bathrooms: filters.bathroomsMin,
    persons: saved.persons > 1 ? saved.persons : undefined,
    types: filters.types ?? [],
    lengths: filters.bookingLengths ?? [],
    amenities: filters.amenities ?? [],
    rules: saved.hasPets ? ['PETS_ALLOWED', ...rules] : rules,
    energy: filters.energyClassMax,
    sort: 'NEWEST',
  }
}
