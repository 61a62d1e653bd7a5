import type { IntlShape } from 'react-intl'
import { DEFAULT_RADIUS_KM, type SearchQuery } from '@domizil/links'
import { NO_NEAR } from './near-place.ts'
import { datesLabel, priceLabel, sizeLabel } from './filter-labels.ts'

export interface ActiveFilter {
  /** The URL parameter; for one of several codes the code itself. */
  id: string
  label: string
  /** The change that removes the filter. */
  without: Partial<SearchQuery>
}

/** The active filters with their labels. The place is not one of them: it has a field. */
export function activeFilters(
  query: SearchQuery,
  intl: IntlShape,
  money: (euro: number) => string,
): ActiveFilter[] {
  return [...whereAndWhen(query, intl), ...amounts(query, intl, money), ...choices(query, intl)]
}

function whereAndWhen(query: SearchQuery, intl: IntlShape): ActiveFilter[] {
  const { term: place, center, radiusKm = DEFAULT_RADIUS_KM, bounds, startDate, endDate, months } = query
  const { near, nearName, nearKm } = query

  return given(
    center && {
      id: 'at',
      label: intl.formatMessage(
        { id: place ? 'filters.radiusOf' : 'filters.radius' },
        { km: radiusKm, place },
      ),
      without: { center: undefined, radiusKm: undefined, ...(query.sort === 'DISTANCE' && USUAL_ORDER) },
    },
    near && {
      id: nearKm === undefined ? 'near' : 'within',
      label: intl.formatMessage(
        { id: nearKm === undefined ? 'filters.near' : 'filters.within' },
        { km: nearKm, place: nearName ?? intl.formatMessage({ id: 'near.mapPoint' }) },
      ),
      without: { ...NO_NEAR, ...(query.sort === 'DISTANCE' && !center && USUAL_ORDER) },
    },
    bounds && {
      id: 'bounds',
      label: intl.formatMessage({ id: 'filters.area' }),
      without: { bounds: undefined },
    },
    Boolean(startDate ?? endDate ?? months) && {
      id: 'dates',
      label: datesLabel(query, intl),
      without: { startDate: undefined, endDate: undefined, months: undefined, flexDays: undefined },
    },
  )
}

const USUAL_ORDER = { sort: undefined } as const

function amounts(query: SearchQuery, intl: IntlShape, money: (euro: number) => string): ActiveFilter[] {
  const { priceMin, priceMax, depositMax, sizeMin, sizeMax, bedroomsMin, bathroomsMin, persons } = query

  return given(
    (priceMin ?? priceMax) !== undefined && {
      id: 'price',
      label: priceLabel(query, intl, money),
      without: { priceMin: undefined, priceMax: undefined },
    },
    depositMax !== undefined && {
      id: 'deposit',
      label: intl.formatMessage({ id: 'filters.depositUpTo' }, { price: money(depositMax) }),
      without: { depositMax: undefined },
    },
    (sizeMin ?? sizeMax) !== undefined && {
      id: 'size',
      label: sizeLabel(query, intl),
      without: { sizeMin: undefined, sizeMax: undefined },
    },
    bedroomsMin !== undefined && {
      id: 'beds',
      label: intl.formatMessage({ id: 'filters.bedroomsFrom' }, { number: bedroomsMin }),
      without: { bedroomsMin: undefined },
    },
    bathroomsMin !== undefined && {
      id: 'baths',
      label: intl.formatMessage({ id: 'filters.bathroomsFrom' }, { number: bathroomsMin }),
      without: { bathroomsMin: undefined },
    },
    persons !== undefined && {
      id: 'persons',
      label: intl.formatMessage({ id: 'filters.personsFrom' }, { number: persons }),
      without: { persons: undefined },
    },
  )
}

function choices(query: SearchQuery, intl: IntlShape): ActiveFilter[] {
  const { types = [], bookingLengths = [], amenities = [], houseRules = [], energyClassMax: energy } = query

  return [
    ...types.map((id) => ({
      id,
      label: intl.formatMessage({ id: `flatType.${id}` }),
      without: { types: types.filter((one) => one !== id) },
    })),
    ...bookingLengths.map((id) => ({
      id,
      label: intl.formatMessage({ id: `bookingLength.${id}` }),
      without: { bookingLengths: bookingLengths.filter((one) => one !== id) },
    })),
    ...amenities.map((id) => ({
      id,
      label: intl.formatMessage({ id: `amenity.${id}` }),
      without: { amenities: amenities.filter((one) => one !== id) },
    })),
    ...houseRules.map((id) => ({
      id,
      label: intl.formatMessage({ id: `houseRule.${id}` }),
      without: { houseRules: houseRules.filter((one) => one !== id) },
    })),
    ...given(
      energy && {
        id: 'energy',
        label: intl.formatMessage({ id: 'filters.energyFrom' }, { energy }),
        without: { energyClassMax: undefined },
      },
    ),
  ]
}

function given(...filters: (ActiveFilter | false | undefined)[]): ActiveFilter[] {
  return filters.filter((filter) => filter !== false && filter !== undefined)
}
