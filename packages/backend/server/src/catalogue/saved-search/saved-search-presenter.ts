import type { NewSavedSearch, SavedSearch } from '@domizil/api/schemas'
import type { SavedQuery } from '@domizil/links'
import type { SavedSearchRow } from './saved-search-repository.ts'

/** A search as its owner sees it. */
export function presentSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    ...savedQueryOf(row),
    ...(row.message && { message: row.message }),
    locale: row.locale,
    alert: row.alert,
    createdAt: row.created_at.toISOString(),
  }
}

/** The same as columns. */
export function columnsOf(userId: string, request: NewSavedSearch, now: Date) {
  return {
    user_id: userId,
    city: request.city?.trim() || null,
    bounds: request.bounds ? JSON.stringify(request.bounds) : null,
    start_date: request.startDate ?? null,
    months: request.months ?? null,
    price_max: request.priceMax ?? null,
    persons: request.persons ?? null,
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

/** What the search asks for. */
export function savedQueryOf(row: SavedSearchRow): SavedQuery {
  return {
    ...(row.city && { city: row.city }),
    ...(row.bounds && { bounds: row.bounds }),
    ...(row.start_date && { startDate: row.start_date }),
    ...(row.months !== null && { months: row.months }),
    ...(row.price_max !== null && { priceMax: row.price_max }),
    ...(row.persons !== null && { persons: row.persons }),
    ...(row.bedrooms_min !== null && { bedroomsMin: row.bedrooms_min }),
    hasPets: row.has_pets,
    ...(row.filters && { filters: row.filters }),
  }
}
