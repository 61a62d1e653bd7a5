import type { BlockedPeriod } from '@domizil/api'
import { addDays, containsDay, type Day, daysBetween, overlaps, type Period } from '@domizil/domain'

/** The source of a blocked period. */
export type Source = BlockedPeriod['source']

export function periodOf({ blockedFrom, blockedTo }: BlockedPeriod): Period {
  return { from: blockedFrom, to: blockedTo }
}

/** The number of days, both ends included. */
export function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1
}

/** The period that blocks a day. Bookings and the owner's blocks take precedence over imported ones. */
export function blockOn(periods: readonly BlockedPeriod[], day: Day): BlockedPeriod | undefined {
  const all = periods.filter((period) => containsDay(periodOf(period), day))

  return all.find(({ source }) => source !== 'CALENDAR') ?? all[0]
}

/** The first period that conflicts with new blocked days. Imported ones do not: an owner may block the same days. */
export function obstacleFor(periods: readonly BlockedPeriod[], requested: Period): BlockedPeriod | undefined {
  return periods.find((period) => period.source !== 'CALENDAR' && overlaps(periodOf(period), requested))
}

/** The number of distinct days in the periods. */
export function countDays(periods: readonly Period[]): number {
  return periods.reduce(
    ({ count, after }, { from, to }) => {
      const start = from < after ? after : from
      return to < start
        ? { count, after }
        : { count: count + lengthOf({ from: start, to }), after: addDays(to, 1) }
    },
    { count: 0, after: '' },
  ).count
}
