import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  lastDayOfMonths,
  mergePeriods,
  type Period,
} from '@domizil/domain'

/** How many months of all calendars are seen at once. */
export const MONTHS_SHOWN = 3

/** The days that are seen: whole months, of the current one the days that are left. */
export interface Window extends Period {
  readonly days: number
  /** The first day of each month that is seen, and how many of its days are. */
  readonly months: readonly { readonly first: Day; readonly days: number }[]
}

/** The window that begins with the month of a day; days before today are left out of it. */
export function windowAt(day: Day, today: Day): Window {
  const first = `${day.slice(0, 7)}-01`
  const to = lastDayOfMonths(first, MONTHS_SHOWN)
  const from = first < today && today <= to ? today : first
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => addMonths(first, at))
    .map((month) => ({ first: month < from ? from : month, after: addMonths(month, 1) }))
    .filter((month) => month.first < month.after)
    .map((month) => ({ first: month.first, days: daysBetween(month.first, month.after) }))

  return { from, to, days: daysBetween(from, to) + 1, months }
}

/** The columns of a period in a window, counted from 1; undefined if it is outside. */
export function columnsOf({ from, to }: Period, window: Window): { start: number; span: number } | undefined {
  const first = from < window.from ? window.from : from
  const last = to > window.to ? window.to : to
  if (first > last) return undefined

  return { start: daysBetween(window.from, first) + 1, span: daysBetween(first, last) + 1 }
}

/** How many days of a window are free, and of how many: those before today do not count. */
export function freeDaysIn(
  window: Window,
  { taken, today }: { taken: readonly Period[]; today: Day },
): { free: number; days: number } {
  const from = today > window.from ? today : window.from
  const days = Math.max(0, daysBetween(from, addDays(window.to, 1)))
  const lengths = mergePeriods(taken).map((period) => {
    const first = period.from < from ? from : period.from
    const last = period.to > window.to ? window.to : period.to
    return Math.max(0, daysBetween(first, addDays(last, 1)))
  })

  return { free: days - lengths.reduce((sum, length) => sum + length, 0), days }
}
