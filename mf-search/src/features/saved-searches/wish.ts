import type { NewSavedSearch, SavedFilters } from '@domizil/api'
import type { Alert, Day, Locale } from '@domizil/domain'
import { savedFilters, type SearchQuery } from '@domizil/links'
import { monthsOf } from './months-of.ts'

/** Why a search is kept: to look at it again, or because nothing was found. */
export type Purpose = 'save' | 'request'

/** The form as it is being filled in. */
export interface WishDraft {
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

/** What the page knows beyond the question. */
export interface Surroundings {
  /** Where most of what was found lies; the name of an area that the address gives in degrees only. */
  city: string | undefined
  /** The dearest flat that fits the rest. */
  highestPrice: number | undefined
}

const USUAL_MONTHS = 3

/** The form filled from the search: what was said there need not be typed again. */
export function draftOf(query: SearchQuery, around: Surroundings, today: Day): WishDraft {
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

/** The body of the call; undefined while something that it needs is missing. */
export function requestOf(draft: WishDraft, query: SearchQuery, locale: Locale): NewSavedSearch | undefined {
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

/** The filters that the form has no field for. */
function restOf(query: SearchQuery, { startDate, months, priceMax = 0 }: WishDraft): SavedFilters {
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

/** The question without what the form has fields for: it counts as well, and is only told. */
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
