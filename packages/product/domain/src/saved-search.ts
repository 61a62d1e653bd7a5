import { type Day, isDay } from './days/day.ts'
import { checkCode, checkLength, checkNumber, type Issue, type Range } from './issue.ts'
import { SEARCH_LIMITS } from './limits.ts'

/** How often a user gets mails about new flats. */
export const ALERTS = ['NONE', 'DAILY', 'INSTANT'] as const
export type Alert = (typeof ALERTS)[number]

/** Landlords learn of the demand in a place from this number of people on. */
export const MIN_PEOPLE_OF_DEMAND = 5

/** The number of saved searches per user. */
export const MAX_SAVED_SEARCHES = 20

/** The limits of a saved search, both ends included. Money in whole euros. */
export const SAVED_SEARCH_LIMITS = {
  city: { min: 1, max: SEARCH_LIMITS.term.max },
  months: SEARCH_LIMITS.months,
  priceMax: SEARCH_LIMITS.price,
  persons: SEARCH_LIMITS.persons,
  bedroomsMin: SEARCH_LIMITS.rooms,
  message: { min: 0, max: 1_000 },
} as const

/** The fields of a saved search, all optional. */
export interface SavedSearchDraft {
  readonly city?: string
  readonly startDate?: Day
  readonly months?: number
  readonly priceMax?: number
  readonly persons?: number
  readonly bedroomsMin?: number
  readonly message?: string
  readonly alert?: string
}

/** Validates the fields of a saved search, in form order. */
export function checkSavedSearch(draft: SavedSearchDraft, today: Day): Issue[] {
  const { city, startDate, months, priceMax, persons, bedroomsMin, message, alert } = draft
  const limits = SAVED_SEARCH_LIMITS

  return [
    ...checkLength('city', city, { ...limits.city, min: 0 }),
    ...checkStart(startDate, today),
    ...checkOptional('months', months, limits.months),
    ...checkOptional('priceMax', priceMax, limits.priceMax),
    ...checkOptional('persons', persons, limits.persons),
    ...checkOptional('bedroomsMin', bedroomsMin, limits.bedroomsMin),
    ...checkLength('message', message, limits.message),
    ...checkCode('alert', alert, ALERTS),
  ]
}

function checkOptional(field: string, value: number | undefined, limits: Range): Issue[] {
  return value === undefined ? [] : checkNumber(field, value, limits)
}

function checkStart(startDate: Day | undefined, today: Day): Issue[] {
  if (!startDate) return []
  if (!isDay(startDate)) return [{ field: 'startDate', code: 'WRONG_FORMAT' }]

  return startDate < today ? [{ field: 'startDate', code: 'IN_THE_PAST' }] : []
}
