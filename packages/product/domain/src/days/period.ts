import { addDays, addMonths, type Day, daysBetween } from './day.ts'

/** A range of whole days, both ends included. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

/** The length of a period for the rent: whole months, then the remaining days. */
export interface Duration {
  readonly months: number
  readonly days: number
}

/**
 * The months and remaining days of a period: 15.03.–14.04. is exactly one month. Zero if it ends before it starts.
 */
export function durationOf({ from, to }: Period): Duration {
  const firstDayAfter = addDays(to, 1)
  const months = wholeMonthsUntil(from, firstDayAfter)
  const days = daysBetween(addMonths(from, months), firstDayAfter)

  return { months, days: Math.max(days, 0) }
}

/** The last day of a stay of whole months: one month from 15.03. ends on 14.04. */
export function lastDayOfMonths(from: Day, months: number): Day {
  return addDays(addMonths(from, months), -1)
}

/** Whether the periods share a day. */
export function overlaps(one: Period, other: Period): boolean {
  return one.from <= other.to && other.from <= one.to
}

/** Whether a day is in the period, both ends included. */
export function containsDay(period: Period, day: Day): boolean {
  return period.from <= day && day <= period.to
}

/** Merges overlapping and adjacent periods, the earliest first. */
export function mergePeriods(periods: readonly Period[]): Period[] {
  const merged: Period[] = []
  for (const next of periods.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (!last || next.from > addDays(last.to, 1)) merged.push({ from: next.from, to: next.to })
    else if (next.to > last.to) merged[merged.length - 1] = { from: last.from, to: next.to }
  }
  return merged
}

function wholeMonthsUntil(from: Day, end: Day): number {
  let months = Math.max(Math.floor(daysBetween(from, end) / 31), 0)
  while (addMonths(from, months + 1) <= end) months += 1
  return months
}
