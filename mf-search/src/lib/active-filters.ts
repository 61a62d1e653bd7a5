import type { IntlShape } from 'react-intl'
import { DEFAULT_RADIUS_KM, type SearchQuery } from './search-query.ts'
import { datesLabel, priceLabel, sizeLabel } from './filter-labels.ts'

export interface ActiveFilter {
  /** The parameter of the address; for one of several codes the code itself. */
  id: string
  label: string
  /** What takes it away. */
  without: Partial<SearchQuery>
}

/** What narrows the list down now, each in a few words. The place is no filter: it stands in its own field. */
export function activeFilters(
  query: SearchQuery,
  intl: IntlShape,
  money: (euro: number) => string,
): ActiveFilter[] {
  return [...whereAndWhen(query, intl), ...amounts(query, intl, money), ...choices(query, intl)]
}

function whereAndWhen(query: SearchQuery, intl: IntlShape): ActiveFilter[] {
  const { place, center, radiusKm = DEFAULT_RADIUS_KM, bounds, from, to, months } = query

  return given(
    center && {
      id: 'at',
      label: intl.formatMessage(
        { id: place ? 'filters.radiusOf' : 'filters.radius' },
        { km: radiusKm, place },
      ),
      without: { center: undefined, radiusKm: undefined, ...(query.sort === 'DISTANCE' && USUAL_ORDER) },
    },
    bounds && {
      id: 'bounds',
      label: intl.formatMessage({ id: 'filters.area' }),
      without: { bounds: undefined },
    },
    Boolean(from ?? to ?? months) && {
      id: 'dates',
      label: datesLabel(query, intl),
      without: { from: undefined, to: undefined, months: undefined, flexDays: undefined },
    },
  )
}

const USUAL_ORDER = { sort: 'RELEVANCE' } as const

function amounts(query: SearchQuery, intl: IntlShape, money: (euro: number) => string): ActiveFilter[] {
  const { priceMin, priceMax, deposit, sizeMin, sizeMax, bedrooms, bathrooms, persons } = query

  return given(
    (priceMin ?? priceMax) !== undefined && {
      id: 'price',
      label: priceLabel(query, intl, money),
      without: { priceMin: undefined, priceMax: undefined },
    },
    deposit !== undefined && {
      id: 'deposit',
      label: intl.formatMessage({ id: 'filters.depositUpTo' }, { price: money(deposit) }),
      without: { deposit: undefined },
    },
    (sizeMin ?? sizeMax) !== undefined && {
      id: 'size',
      label: sizeLabel(query, intl),
      without: { sizeMin: undefined, sizeMax: undefined },
    },
    bedrooms !== undefined && {
      id: 'bedrooms',
      label: intl.formatMessage({ id: 'filters.bedroomsFrom' }, { number: bedrooms }),
      without: { bedrooms: undefined },
    },
    bathrooms !== undefined && {
      id: 'bathrooms',
      label: intl.formatMessage({ id: 'filters.bathroomsFrom' }, { number: bathrooms }),
      without: { bathrooms: undefined },
    },
    persons !== undefined && {
      id: 'persons',
      label: intl.formatMessage({ id: 'filters.personsFrom' }, { number: persons }),
      without: { persons: undefined },
    },
  )
}

function choices(query: SearchQuery, intl: IntlShape): ActiveFilter[] {
  const { types, lengths, amenities, rules, energy } = query

  return [
    ...types.map((id) => ({
      id,
      label: intl.formatMessage({ id: `flatType.${id}` }),
      without: { types: types.filter((one) => one !== id) },
    })),
    ...lengths.map((id) => ({
      id,
      label: intl.formatMessage({ id: `bookingLength.${id}` }),
      without: { lengths: lengths.filter((one) => one !== id) },
    })),
    ...amenities.map((id) => ({
      id,
      label: intl.formatMessage({ id: `amenity.${id}` }),
      without: { amenities: amenities.filter((one) => one !== id) },
    })),
    ...rules.map((id) => ({
      id,
      label: intl.formatMessage({ id: `houseRule.${id}` }),
      without: { rules: rules.filter((one) => one !== id) },
    })),
    ...given(
      energy && {
        id: 'energy',
        label: intl.formatMessage({ id: 'filters.energyFrom' }, { energy }),
        without: { energy: undefined },
      },
    ),
  ]
}

function given(...filters: (ActiveFilter | false | undefined)[]): ActiveFilter[] {
  return filters.filter((filter) => filter !== false && filter !== undefined)
}
