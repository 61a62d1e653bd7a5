import { ALERTS, SAVED_SEARCH_LIMITS } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, Euro, Id, LocaleCode, Moment } from './parts.ts'
import { Bounds, SearchFilter } from './search.ts'

const limits = SAVED_SEARCH_LIMITS

/** What else narrowed a search down: told of are only flats that fit all of it. */
export const SavedFilters = Type.Pick(
  SearchFilter,
  [
    'center',
    'radiusKm',
    'flexDays',
    'priceMin',
    'depositMax',
    'sizeMin',
    'sizeMax',
    'bathroomsMin',
    'types',
    'bookingLengths',
    'houseRules',
    'amenities',
    'energyClassMax',
  ],
  { additionalProperties: false },
)
export type SavedFilters = Static<typeof SavedFilters>

/** What somebody looks for and has not found. */
export const NoFlatFoundRequest = Type.Object({
  city: Type.String({ minLength: limits.city.min, maxLength: limits.city.max }),
  /** The part of the map that was looked at; without it the whole city. */
  bounds: Type.Optional(Bounds),
  startDate: Type.Optional(Day),
  months: Type.Integer({ minimum: limits.months.min, maximum: limits.months.max }),
  priceMax: Euro,
  persons: Type.Integer({ minimum: limits.persons.min, maximum: limits.persons.max }),
  bedroomsMin: Type.Optional(
    Type.Integer({ minimum: limits.bedroomsMin.min, maximum: limits.bedroomsMin.max }),
  ),
  hasPets: Type.Boolean(),
  message: Type.Optional(Type.String({ maxLength: limits.message.max })),
  filters: Type.Optional(SavedFilters),
  locale: LocaleCode,
  alert: Type.Enum([...ALERTS]),
})
export type NoFlatFoundRequest = Static<typeof NoFlatFoundRequest>

export const SavedSearch = Type.Object({ id: Id, ...NoFlatFoundRequest.properties, createdAt: Moment })
export type SavedSearch = Static<typeof SavedSearch>
