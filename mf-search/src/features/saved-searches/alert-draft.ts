import type { NewSavedSearch, SavedFilters } from '@domizil/api'
import type { Alert, Day, Locale } from '@domizil/domain'
import { savedFilters, type SearchQuery } from '@domizil/links'
import { monthsOf } from './months-of.ts'

/** The purpose of a saved search: to repeat it, or because it had no results. */
export type Purpose = 'save' | 'request'

/** The values of the form. */
export interface AlertDraft {
  city: string
  startDate: Day | undefined
  months: number | undefined
  priceMax: number | undefined
  persons: number | undefined
  bedroomsMin: number | undefined
  hasPets: boolean
  message: string
  alert: Alert
}

/** Facts from the result for the form. */
export interface Surroundings {
  /** The city of most results; names an area that the URL has in degrees only. */
  city: string | undefined
  /** The highest price among the results without a price filter. */
  highestPrice: number | undefined
}

const USUAL_MONTHS = 3

/** The initial values of the form, from the query. */
export function draftOf(query: SearchQuery, around: Surroundings, today: Day): AlertDraft {
  const { term, startDate, priceMax, persons, bedroomsMin, houseRules } = query

  return {
    city: term || (around.city ?? ''),
    startDate: startDate && startDate >= today ? startDate : undefined,
    months: query.months ?? monthsOf(query) ?? USUAL_MONTHS,
    priceMax: priceMax ?? around.highestPrice,
    persons: persons ?? 1,
    bedroomsMin,
    hasPets: houseRules?.includes('PETS_ALLOWED') ?? false,
    message: '',
    alert: 'DAILY',
  }
}

/** The body of the call; undefined while a required value is missing. */
export function requestOf(draft: AlertDraft, query: SearchQuery, locale: Locale): NewSavedSearch | undefined {
  const { startDate, months, priceMax, persons, bedroomsMin, hasPets, alert } = draft
  if (months === undefined || priceMax === undefined || persons === undefined) return undefined
  const message = draft.message.trim()

  return {
    city: draft.city.trim(),
    ...(query.bounds && { bounds: query.bounds }),
    ...(startDate && { startDate }),
    months,
    priceMax,
    persons,
    ...(bedroomsMin !== undefined && { bedroomsMin }),
    hasPets,
    ...(message && { message }),
    filters: restOf(query, draft),
    locale,
    alert,
  }
}

/** The filters without a field in the form. */
function restOf(query: SearchQuery, { startDate, months, priceMax = 0 }: AlertDraft): SavedFilters {
  const { bounds, center, endDate, flexDays, priceMin = 0 } = query
  const isSameStay = startDate === query.startDate && months === monthsOf(query)

  return savedFilters({
    ...unasked(query),
    center: bounds ? undefined : center,
    startDate,
    endDate: isSameStay ? endDate : undefined,
    flexDays,
    priceMin: priceMin > 0 && priceMin <= priceMax ? priceMin : undefined,
  })
}

/** The filters without a field in the form, for display. */
export function unasked(query: SearchQuery): SearchQuery {
  return {
    ...query,
    startDate: undefined,
    endDate: undefined,
    months: undefined,
    flexDays: undefined,
    priceMax: undefined,
    persons: undefined,
    bedroomsMin: undefined,
    houseRules: query.houseRules?.filter((rule) => rule !== 'PETS_ALLOWED'),
  }
}
