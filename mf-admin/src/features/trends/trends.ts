import type { Report } from '@domizil/api'
import { addDays, CANCEL_REASONS, type CancelReason, type Day } from '@domizil/domain'

/** The lengths of a period in days; it is compared with the period before. */
export const TREND_DAYS = [7, 30, 90] as const
export type TrendDays = (typeof TREND_DAYS)[number]

/** The reports of a period and of the one before, oldest first. */
export type Periods = ReturnType<typeof periodsOf>

/** Splits reports into those of the last `days` up to `today` and those of the same number of days before. */
export function periodsOf(reports: readonly Report[], today: Day, days: TrendDays) {
  const first = addDays(today, -days)
  const firstBefore = addDays(today, -2 * days)
  const inOrder = reports.toSorted((one, other) => one.day.localeCompare(other.day))

  return {
    now: inOrder.filter(({ day }) => day >= first && day < today),
    before: inOrder.filter(({ day }) => day >= firstBefore && day < first),
  }
}

/** The figures of a report that add up over days. */
export type SummedField =
  | 'requests'
  | 'approved'
  | 'completed'
  | 'newFlats'
  | 'newUsers'
  | 'feesNet'
  | 'searches'
  | 'zeroResults'

/** The sum of a field over a period. */
export function sumOf(reports: readonly Report[], field: SummedField): number {
  return reports.reduce((sum, report) => sum + report[field], 0)
}

/** The share of searches without results; null without searches. */
export function emptyShare(reports: readonly Report[]): number | null {
  const searches = sumOf(reports, 'searches')
  return searches === 0 ? null : sumOf(reports, 'zeroResults') / searches
}

/** The average of a daily figure over the days that have it; null without any. */
export function averageOf(reports: readonly Report[], of: (report: Report) => number | null): number | null {
  const figures = reports.flatMap((report) => of(report) ?? [])
  return figures.length === 0 ? null : figures.reduce((sum, one) => sum + one, 0) / figures.length
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
