import type { Report } from '@domizil/api'
import { addDays, CANCEL_REASONS, type CancelReason, type Day } from '@domizil/domain'

/** The lengths of a period in days; it is compared with the period before. */
export const TREND_DAYS = [7, 30, 90] as const
export type TrendDays = (typeof TREND_DAYS)[number]

/** The reports of a period and of the one before, oldest first. */
export interface Periods {
  readonly now: readonly Report[]
  readonly before: readonly Report[]
}

/** Splits reports into those of the last `days` up to `today` and those of the same number of days before. */
export function periodsOf(reports: readonly Report[], today: Day, days: TrendDays): Periods {
  const first = addDays(today, -days)
  const firstBefore = addDays(today, -2 * days)
  const inOrder = reports.toSorted((one, other) => one.day.localeCompare(other.day))

  return {
    now: inOrder.filter(({ day }) => day >= first),
    before: inOrder.filter(({ day }) => day >= firstBefore && day < first),
  }
}

type Counted =
  | 'requests'
  | 'approved'
  | 'completed'
  | 'newFlats'
  | 'newUsers'
  | 'feesNet'
  | 'searches'
  | 'zeroResults'

/** The sum of a field over a period. */
export function sumOf(reports: readonly Report[], field: Counted): number {
  return reports.reduce((sum, report) => sum + report[field], 0)
}

/** The share of searches without results; null without searches. */
export function emptyShare(reports: readonly Report[]): number | null {
  const searches = sumOf(reports, 'searches')
  return searches === 0 ? null : sumOf(reports, 'zeroResults') / searches
}

/** The average response time of landlords in hours, over the days with responses; null without any. */
export function responseHours(reports: readonly Report[]): number | null {
  const hours = reports.flatMap(({ medianResponseHours }) => medianResponseHours ?? [])
  return hours.length === 0 ? null : hours.reduce((sum, one) => sum + one, 0) / hours.length
}

/** The reasons for cancelled requests by frequency. Reasons without occurrences are left out. */
export function endings(reports: readonly Report[]): { reason: CancelReason; count: number }[] {
  return CANCEL_REASONS.map((reason) => ({
    reason,
    count: reports.reduce((sum, { cancelled }) => sum + (cancelled[reason] ?? 0), 0),
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}
