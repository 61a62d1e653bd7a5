import type { SearchFilter } from '@domizil/contract'
import { ANYWHERE, type SearchQuery } from './search-query.ts'

/** The same question as the backend takes it: only what was said, and pages counted from zero. */
export function filterOf(query: SearchQuery): SearchFilter {
  const { place, center, radiusKm, bounds, types, lengths, amenities, rules, sort, page } = query

  return {
    ...(place && !center && { term: place }),
    ...(center && said({ center, radiusKm })),
    ...(bounds && { bounds }),
    ...said({
      startDate: query.from,
      endDate: query.to,
      months: query.months,
      flexDays: query.flexDays,
      priceMin: query.priceMin,
      priceMax: query.priceMax,
      depositMax: query.deposit,
      sizeMin: query.sizeMin,
      sizeMax: query.sizeMax,
      bedroomsMin: query.bedrooms,
      bathroomsMin: query.bathrooms,
      persons: query.persons,
      energyClassMax: query.energy,
    }),
    ...(types.length > 0 && { types: [...types] }),
    ...(lengths.length > 0 && { bookingLengths: [...lengths] }),
    ...(amenities.length > 0 && { amenities: [...amenities] }),
    ...(rules.length > 0 && { houseRules: [...rules] }),
    sort,
    page: page - 1,
    include: ['pins', 'histogram'],
  }
}

/** What is looked for, wherever that is, in whichever order and on whichever page: the same text for the same question. */
export function questionBesidesPlace(query: SearchQuery): string {
  return JSON.stringify(filterOf({ ...query, ...ANYWHERE, page: 1, sort: 'RELEVANCE' }))
}

function said(fields: SearchFilter): SearchFilter {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
