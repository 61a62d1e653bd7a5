import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * A whole day, `YYYY-MM-DD`. Days compare as plain strings: the earlier one is the smaller one.
 * There is no hour in it, so neither time zones nor daylight saving can move it.
 */
export type Day = string

const DAY = /^\d{4}-\d{2}-\d{2}$/
const FORMAT = 'YYYY-MM-DD'

/** The days that a field may name, both included. */
export const DAY_LIMITS = { min: '1900-01-01', max: '2100-12-31' } as const

/** True for a day that exists, of the years 1900 to 2100: `2028-02-29` does, `2027-02-29` does not. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !DAY.test(value)) return false

  return value >= DAY_LIMITS.min && value <= DAY_LIMITS.max && dayjs.utc(value).format(FORMAT) === value
}

/** The day so many days later; a negative number goes back. */
export function addDays(day: Day, days: number): Day {
  return dayjs.utc(day).add(days, 'day').format(FORMAT)
}

/**
 * The same day so many months later. Where that month is too short it is its last day:
 * one month after 31 January is 28 February, or 29 in a leap year.
 */
export function addMonths(day: Day, months: number): Day {
  return dayjs.utc(day).add(months, 'month').format(FORMAT)
}

/** How many days lie from the one to the other: 1 from today to tomorrow, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day')
}

/** The year, as a number. */
export function yearOf(day: Day): number {
  return dayjs.utc(day).year()
}

/** The moment at which a day begins, in UTC. */
export function startOfDay(day: Day): Date {
  return dayjs.utc(day).toDate()
}

/** The moment so many hours later; a negative number goes back. */
export function addHours(moment: Date, hours: number): Date {
  return dayjs.utc(moment).add(hours, 'hour').toDate()
}

/** The moment so many seconds later; a negative number goes back. */
export function addSeconds(moment: Date, seconds: number): Date {
  return dayjs.utc(moment).add(seconds, 'second').toDate()
}
