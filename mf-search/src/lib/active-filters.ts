import { chipsOf, type FilterChip } from '@domizil/flat-ui/filters'
import type { IntlShape } from 'react-intl'
import { DEFAULT_RADIUS_KM, type SearchQuery } from '@domizil/links'
import { NO_NEAR } from './near-place.ts'
import { datesLabel } from './filter-labels.ts'

/** The active filters with their labels. The place is not one of them: it has a field. */
export function activeFilters(query: SearchQuery, intl: IntlShape): FilterChip[] {
  return [...whereAndWhen(query, intl), ...chipsOf(query, intl)]
}

function whereAndWhen(query: SearchQuery, intl: IntlShape): FilterChip[] {
  const { term: place, center, radiusKm = DEFAULT_RADIUS_KM, bounds, startDate, endDate, months } = query
  const { near, nearName, nearKm } = query

  return given(
    center && {
      id: 'at',
      label: intl.formatMessage(
        { id: place ? 'filters.radiusOf' : 'filters.radius' },
        { km: radiusKm, place },
      ),
      without: { center: undefined, radiusKm: undefined },
    },
    near && {
      id: nearKm === undefined ? 'near' : 'within',
      label: intl.formatMessage(
        { id: nearKm === undefined ? 'filters.near' : 'filters.within' },
        { km: nearKm, place: nearName ?? intl.formatMessage({ id: 'near.mapPoint' }) },
      ),
      without: NO_NEAR,
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

function given(...filters: (FilterChip | false | undefined)[]): FilterChip[] {
  return filters.filter((filter) => filter !== false && filter !== undefined)
}
