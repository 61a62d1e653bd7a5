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

/** The days that are seen: whole months. */
export interface Window extends Period {
  readonly days: number
  /** The first day of each month, and its length. */
  readonly months: readonly { readonly first: Day; readonly days: number }[]
}

/** The window that begins with the month of a day. */
export function windowAt(day: Day): Window {
  const from = `${day.slice(0, 7)}-01`
  const to = lastDayOfMonths(from, MONTHS_SHOWN)
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => {
    const first = addMonths(from, at)
    return { first, days: daysBetween(first, addMonths(first, 1)) }
  })

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
