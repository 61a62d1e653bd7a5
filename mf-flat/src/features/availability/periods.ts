import type { BlockedPeriod } from '@domizil/api'
import { addDays, containsDay, type Day, daysBetween, overlaps, type Period } from '@domizil/domain'

/** Who blocks days. */
export type Source = BlockedPeriod['source']

export function periodOf({ blockedFrom, blockedTo }: BlockedPeriod): Period {
  return { from: blockedFrom, to: blockedTo }
}

/** The number of days, both ends counted. */
export function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1
}

/** Two ends in the order of time, however they were chosen. */
export function ordered(one: Day, other: Day): Period {
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

/** What blocks a day. What is booked or blocked by hand hides what was imported. */
export function blockOn(periods: readonly BlockedPeriod[], day: Day): BlockedPeriod | undefined {
  const all = periods.filter((period) => containsDay(periodOf(period), day))

  return all.find(({ source }) => source !== 'CALENDAR') ?? all[0]
}

/** The first of the periods that keeps days from being blocked. Imported days do not: an owner may say the same. */
export function obstacleFor(periods: readonly BlockedPeriod[], wished: Period): BlockedPeriod | undefined {
  return periods.find((period) => period.source !== 'CALENDAR' && overlaps(periodOf(period), wished))
}

/** How many different days the periods take. */
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
