import { addDays, addMonths, type Day, daysBetween, weekdayOf } from './day.ts'

/** A month of a year, `YYYY-MM`. Months compare as plain strings: the earlier one is the smaller one. */
export type Month = string

const DAYS_OF_WEEK = 7

/** The month to which a day belongs. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

/** The month so many months later; a negative number goes back. */
export function addToMonth(month: Month, months: number): Month {
  return monthOf(addMonths(firstDayOf(month), months))
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`
}

/** The 28th, 29th, 30th or 31st. */
export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addToMonth(month, 1)), -1)
}

/**
 * The weeks of a month as a calendar shows them: from Monday to Sunday, each with seven places. A place of another month
 * is undefined.
 */
export function weeksOf(month: Month): (Day | undefined)[][] {
  const first = firstDayOf(month)
  const count = daysBetween(first, lastDayOf(month)) + 1
  const before = weekdayOf(first)
  const weeks = Math.ceil((before + count) / DAYS_OF_WEEK)

  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_place, weekday) => {
      const at = week * DAYS_OF_WEEK + weekday - before
      return at >= 0 && at < count ? addDays(first, at) : undefined
    }),
  )
}
