import { ALERTS, SAVED_SEARCH_LIMITS } from '@domizil/domain'
import { NOT_SAVED_AS_FILTER } from '@domizil/links'
import { type Static, Type } from 'typebox'
import { Day, Id, LocaleCode, Moment, textWithin, wholeNumber } from './parts.ts'
import { Bounds, SearchFilter } from './search.ts'

const limits = SAVED_SEARCH_LIMITS

/** What else narrowed a search down: told of are only flats that fit all of it. */
export const SavedFilters = Type.Omit(SearchFilter, [...NOT_SAVED_AS_FILTER, 'pageSize', 'include'], {
  additionalProperties: false,
})
export type SavedFilters = Static<typeof SavedFilters>

/** What somebody looks for and has not found. */
export const NoFlatFoundRequest = Type.Object({
  city: textWithin(limits.city),
  /** The part of the map that was looked at; without it the whole city. */
  bounds: Type.Optional(Bounds),
  startDate: Type.Optional(Day),
  months: wholeNumber(limits.months),
  priceMax: wholeNumber(limits.priceMax),
  persons: wholeNumber(limits.persons),
  bedroomsMin: Type.Optional(wholeNumber(limits.bedroomsMin)),
  hasPets: Type.Boolean(),
  message: Type.Optional(Type.String({ maxLength: limits.message.max })),
  filters: Type.Optional(SavedFilters),
  locale: LocaleCode,
  alert: Type.Enum([...ALERTS]),
})
export type NoFlatFoundRequest = Static<typeof NoFlatFoundRequest>

export const SavedSearch = Type.Object({ id: Id, ...NoFlatFoundRequest.properties, createdAt: Moment })
export type SavedSearch = Static<typeof SavedSearch>
