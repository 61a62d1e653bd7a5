import { durationOf, SAVED_SEARCH_LIMITS } from '@domizil/domain'
import type { SearchQuery } from '@domizil/links'

/** The months between two days, at least one; undefined without both. */
export function monthsOf({ startDate: from, endDate: to }: SearchQuery): number | undefined {
  if (!from || !to) return undefined
  const { months, days } = durationOf({ from, to })
  const { min, max } = SAVED_SEARCH_LIMITS.months

  return Math.min(Math.max(days > 0 ? months + 1 : months, min), max)
}
