import type { NewSavedSearch } from '@domizil/api'
import type { Alert, HouseRule, Locale } from '@domizil/domain'
import { savedOf, type SearchQuery, withoutContradictions } from '@domizil/links'

/** The purpose of a saved search: to repeat it, or because it had no results. */
export type Purpose = 'save' | 'request'

/** The values of the form: the query of the page, changed in the form. */
export interface AlertDraft {
  query: SearchQuery
  message: string
  alert: Alert
}

/** The initial values of the form: what the page shows, and nothing that it does not say. */
export function draftOf(query: SearchQuery): AlertDraft {
  return { query, message: '', alert: 'DAILY' }
}

/** The body of the call. Only a request asks for a message: one that was given up stays in the form. */
export function requestOf(
  { query, alert, ...draft }: AlertDraft,
  locale: Locale,
  purpose: Purpose,
): NewSavedSearch {
  const message = purpose === 'request' ? draft.message.trim() : ''

  return { ...savedOf(query), ...(message && { message }), locale, alert }
}

const PETS: HouseRule = 'PETS_ALLOWED'

/** Whether pets come along. */
export function hasPets({ houseRules = [] }: SearchQuery): boolean {
  return houseRules.includes(PETS)
}

/** The house rules with or without pets. */
export function withPets(
  { houseRules = [] }: SearchQuery,
  isWanted: boolean,
): Pick<SearchQuery, 'houseRules'> {
  const others = houseRules.filter((rule) => rule !== PETS)

  return { houseRules: isWanted ? [...others, PETS] : others }
}

/** Whether the place is a name, not a point or a part of the map. */
export function isNamed({ center, bounds }: SearchQuery): boolean {
  return !center && !bounds
}

/** The filters without a field in the form, for display. */
export function unasked(query: SearchQuery): SearchQuery {
  return withoutContradictions({
    ...query,
    ...withPets(query, false),
    startDate: undefined,
    endDate: undefined,
    months: undefined,
    flexDays: undefined,
    priceMax: undefined,
    persons: undefined,
    bedroomsMin: undefined,
  })
}
