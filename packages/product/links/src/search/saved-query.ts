import type { HouseRule } from '@domizil/domain'
import { withoutContradictions } from './search-address.ts'
import {
  NOT_SAVED_AS_FILTER,
  type SavedFilters,
  type SearchFilter,
  type SearchQuery,
  VIEW_FIELD,
} from './search-fields.ts'

/** The query of a saved search as it is stored: fields that people are asked for, and the other filters. */
export interface SavedQuery
  extends Pick<SearchFilter, 'bounds' | 'startDate' | 'months' | 'priceMax' | 'persons' | 'bedroomsMin'> {
  /** The term of the search. */
  city?: string
  hasPets: boolean
  filters?: SavedFilters
}

const PETS: HouseRule = 'PETS_ALLOWED'
const NOT_FILTERS: readonly string[] = [...NOT_SAVED_AS_FILTER, VIEW_FIELD.field]

/** The query as it is stored: all of it but page and view. */
export function savedOf(query: SearchQuery): SavedQuery {
  const effective = withoutContradictions(query)
  const { term, bounds, startDate, months, priceMax, persons, bedroomsMin, houseRules = [] } = effective
  const rest = withoutContradictions({ ...effective, houseRules: houseRules.filter((rule) => rule !== PETS) })
  const filters = Object.fromEntries(Object.entries(rest).filter(([field]) => !NOT_FILTERS.includes(field)))

  return {
    ...(term && { city: term }),
    ...given({ bounds, startDate, months, priceMax, persons, bedroomsMin }),
    hasPets: houseRules.includes(PETS),
    ...(Object.keys(filters).length > 0 && { filters }),
  }
}

/** The query of a saved search: its address is the one that was saved. */
export function queryOfSaved({ city, hasPets, filters = {}, ...fields }: SavedQuery): SearchQuery {
  const { houseRules = [], ...rest } = filters
  const { bounds, startDate, months, priceMax, persons, bedroomsMin } = fields

  return withoutContradictions({
    ...rest,
    ...given({ term: city, bounds, startDate, months, priceMax, persons, bedroomsMin }),
    houseRules: hasPets ? [PETS, ...houseRules] : houseRules,
  })
}

function given<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }
}
