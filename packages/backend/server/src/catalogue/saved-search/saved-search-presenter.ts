import type { NewSavedSearch, SavedSearch, SearchFilter } from '@domizil/api/schemas'
import type { SavedSearchRow } from './saved-search-repository.ts'

/** A search as its owner sees it. */
export function presentSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    city: row.city,
    ...criteriaOf(row),
    hasPets: row.has_pets,
    ...(row.message && { message: row.message }),
    ...(row.filters && { filters: row.filters }),
    locale: row.locale,
    alert: row.alert,
    createdAt: row.created_at.toISOString(),
  }
}

/** The same as columns. */
export function columnsOf(userId: string, request: NewSavedSearch, now: Date) {
  return {
    user_id: userId,
    city: request.city.trim(),
    bounds: request.bounds ? JSON.stringify(request.bounds) : null,
    start_date: request.startDate ?? null,
    months: request.months,
    price_max: request.priceMax,
    persons: request.persons,
    bedrooms_min: request.bedroomsMin ?? null,
    has_pets: request.hasPets,
    message: request.message?.trim() || null,
    filters: request.filters ? JSON.stringify(request.filters) : null,
    locale: request.locale,
    alert: request.alert,
    alerted_at: now,
    created_at: now,
  }
}

/** The filter for the search page. The city is not a separate filter: names are matched by term. */
export function filterOf(row: SavedSearchRow): SearchFilter {
  const rules = new Set(row.filters?.houseRules)
  if (row.has_pets) rules.add('PETS_ALLOWED')

  return {
    ...row.filters,
    ...criteriaOf(row),
    ...(rules.size > 0 && { houseRules: [...rules] }),
  }
}

function criteriaOf(row: SavedSearchRow) {
  return {
    ...(row.bounds && { bounds: row.bounds }),
    ...(row.start_date && { startDate: row.start_date }),
    months: row.months,
    priceMax: row.price_max,
    persons: row.persons,
    ...(row.bedrooms_min !== null && { bedroomsMin: row.bedrooms_min }),
  }
}
