import type { Report } from '@domizil/api'
import { addDays, CANCEL_REASONS, type CancelReason, type Day } from '@domizil/domain'

/** How many days are looked at, and compared with as many before. */
export const TREND_DAYS = [7, 30, 90] as const
export type TrendDays = (typeof TREND_DAYS)[number]

/** Reports of a period and of the one before, oldest first. */
export interface Periods {
  readonly now: readonly Report[]
  readonly before: readonly Report[]
}

/** Parts reports into those of the last days up to `today` and those of as many days before. */
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

/** What came together in a period. */
export function sumOf(reports: readonly Report[], field: Counted): number {
  return reports.reduce((sum, report) => sum + report[field], 0)
}

/** The share of searches that found nothing; null where nobody has searched. */
export function emptyShare(reports: readonly Report[]): number | null {
  const searches = sumOf(reports, 'searches')
  return searches === 0 ? null : sumOf(reports, 'zeroResults') / searches
}

/** How long landlords took on average of the days on which some answered; null where none did. */
export function responseHours(reports: readonly Report[]): number | null {
  const hours = reports.flatMap(({ medianResponseHours }) => medianResponseHours ?? [])
  return hours.length === 0 ? null : hours.reduce((sum, one) => sum + one, 0) / hours.length
}

/** Why requests have ended, the most frequent reason first. Reasons that did not happen are left out. */
export function endings(reports: readonly Report[]): { reason: CancelReason; count: number }[] {
  return CANCEL_REASONS.map((reason) => ({
    reason,
    count: reports.reduce((sum, { cancelled }) => sum + (cancelled[reason] ?? 0), 0),
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}
