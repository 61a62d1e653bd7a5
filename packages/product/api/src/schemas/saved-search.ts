import { ALERTS, SAVED_SEARCH_LIMITS } from '@domizil/domain'
import { NOT_SAVED_AS_FILTER } from '@domizil/links'
import { type Static, Type } from 'typebox'
import { Day, Id, lineWithin, LocaleCode, Moment, textUpTo, wholeNumber } from './parts.ts'
import { Bounds, SearchFilter } from './search.ts'

const limits = SAVED_SEARCH_LIMITS

/** Further filters of a saved search: alerts contain only flats that match all of them. */
export const SavedFilters = Type.Omit(
  SearchFilter,
  [...NOT_SAVED_AS_FILTER, 'pageSize', 'include', 'isRepeated'],
  {
    additionalProperties: false,
  },
)
export type SavedFilters = Static<typeof SavedFilters>

/** A search to save, exactly as it is shown: what it does not say is left out. */
export const NewSavedSearch = Type.Object({
  /** The term of the search. */
  city: Type.Optional(lineWithin(limits.city)),
  /** The area of the map. */
  bounds: Type.Optional(Bounds),
  startDate: Type.Optional(Day),
  months: Type.Optional(wholeNumber(limits.months)),
  priceMax: Type.Optional(wholeNumber(limits.priceMax)),
  persons: Type.Optional(wholeNumber(limits.persons)),
  bedroomsMin: Type.Optional(wholeNumber(limits.bedroomsMin)),
  hasPets: Type.Boolean(),
  message: Type.Optional(textUpTo(limits.message.max)),
  filters: Type.Optional(SavedFilters),
  locale: LocaleCode,
  alert: Type.Enum([...ALERTS]),
})
export type NewSavedSearch = Static<typeof NewSavedSearch>

/** What people look for in a place, without saying who: five people at least. */
export const PlaceDemand = Type.Object({
  /** As in the request. */
  place: Type.String(),
  people: Type.Integer(),
  /** What most of them need at least; null if none of them says. */
  bedrooms: Type.Union([Type.Integer(), Type.Null()]),
  /** What half of them pay at most a month, in euros; null if none of them says. */
  priceMax: Type.Union([Type.Integer(), Type.Null()]),
})
export type PlaceDemand = Static<typeof PlaceDemand>

/** A saved search of the caller. */
export const SavedSearch = Type.Object({ id: Id, ...NewSavedSearch.properties, createdAt: Moment })
export type SavedSearch = Static<typeof SavedSearch>
