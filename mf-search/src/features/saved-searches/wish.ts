import type { NoFlatFoundRequest, SavedFilters } from '@domizil/contract'
import type { Alert, Day, Locale } from '@domizil/domain'
import { filterOf } from '../../lib/query-filter.ts'
import type { SearchQuery } from '../../lib/search-query.ts'
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
  const { place, from, priceMax, persons, bedrooms, rules } = query

  return {
    city: place || (around.city ?? ''),
    startDate: from && from >= today ? from : undefined,
    months: query.months ?? monthsOf(query) ?? USUAL_MONTHS,
    priceMax: priceMax ?? around.highestPrice,
    persons: persons ?? 1,
    bedroomsMin: bedrooms,
    hasPets: rules.includes('PETS_ALLOWED'),
    message: '',
    alert: 'DAILY',
  }
}

/** The body of the call; undefined while something that it needs is missing. */
export function requestOf(
  draft: WishDraft,
  query: SearchQuery,
  locale: Locale,
): NoFlatFoundRequest | undefined {
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
function restOf(query: SearchQuery, { startDate, priceMax = 0 }: WishDraft): SavedFilters {
  const { center, radiusKm, flexDays, priceMin, depositMax, sizeMin, sizeMax, ...rest } = filterOf(query)
  const { bathroomsMin, types, bookingLengths, amenities, energyClassMax } = rest
  const rules = query.rules.filter((rule) => rule !== 'PETS_ALLOWED')

  return {
    ...(center && !query.bounds && { center, ...(radiusKm && { radiusKm }) }),
    ...(flexDays && startDate && { flexDays }),
    ...(priceMin && priceMin <= priceMax && { priceMin }),
    ...(depositMax !== undefined && { depositMax }),
    ...(sizeMin !== undefined && { sizeMin }),
    ...(sizeMax !== undefined && { sizeMax }),
    ...(bathroomsMin && { bathroomsMin }),
    ...(types && { types }),
    ...(bookingLengths && { bookingLengths }),
    ...(rules.length > 0 && { houseRules: rules }),
    ...(amenities && { amenities }),
    ...(energyClassMax && { energyClassMax }),
  }
}

/** The question without what the form has fields for: it counts as well, and is only told. */
export function unasked(query: SearchQuery): SearchQuery {
  return {
    ...query,
    from: undefined,
    to: undefined,
    months: undefined,
    flexDays: undefined,
    priceMax: undefined,
    persons: undefined,
    bedrooms: undefined,
    rules: query.rules.filter((rule) => rule !== 'PETS_ALLOWED'),
  }
}
