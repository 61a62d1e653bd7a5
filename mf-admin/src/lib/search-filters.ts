import type { AdminSearch } from '@domizil/api'
import { formatDay, isDay } from '@domizil/domain'
import { chipsOf } from '@domizil/flat-ui/filters'
import type { SearchFilter } from '@domizil/links'
import type { IntlShape } from 'react-intl'

/** The fields of stay, distance and order, in this order. */
const FIRST = ['startDate', 'endDate', 'months', 'flexDays', 'nearKm', 'sort']

/** The filters of a logged search in words: the stay first, then as the visitor saw them. */
export function filterTexts(filters: AdminSearch['filters'], intl: IntlShape): string[] {
  const first = FIRST.filter((field) => filters[field] !== undefined).map(
    (field) => `${intl.formatMessage({ id: `filterName.${field}` })}: ${wordOf(filters[field], intl)}`,
  )

  return [...first, ...chipsOf(filters as SearchFilter, intl).map(({ label }) => label)]
}

function wordOf(value: unknown, intl: IntlShape): string {
  if (typeof value === 'number') return intl.formatNumber(value)
  if (isDay(value)) return formatDay(value)
  return intl.formatMessage({ id: `searchSort.${String(value)}` })
}
