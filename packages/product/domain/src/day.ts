import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * A whole day, `YYYY-MM-DD`. Days are compared as strings: the earlier one is smaller. Without a time of day, neither
 * time zones nor daylight saving can shift it.
 */
export type Day = string

const DAY = /^\d{4}-\d{2}-\d{2}$/
const FORMAT = 'YYYY-MM-DD'

/** The days that a field accepts, both included. */
export const DAY_LIMITS = { min: '1900-01-01', max: '2100-12-31' } as const

/** Whether a text is an existing day of the years 1900 to 2100: `2028-02-29` is, `2027-02-29` is not. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !DAY.test(value)) return false

  return value >= DAY_LIMITS.min && value <= DAY_LIMITS.max && dayjs.utc(value).format(FORMAT) === value
}

/** The day `days` later; negative numbers go back. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, FORMAT.length)
}

/**
 * The same day `months` later. If that month is too short it is its last day: one month after 31 January is 28
 * February, or 29 in a leap year.
 */
export function addMonths(day: Day, months: number): Day {
  return dayjs.utc(day).add(months, 'month').format(FORMAT)
}

/** The number of days from one to the other: 1 from today to tomorrow, negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day')
}

/** The year of a day. */
export function yearOf(day: Day): number {
  return dayjs.utc(day).year()
}

/** The start of a day in UTC. */
export function startOfDay(day: Day): Date {
  return dayjs.utc(day).toDate()
}

/** The moment `hours` later; negative numbers go back. */
export function addHours(moment: Date, hours: number): Date {
  return dayjs.utc(moment).add(hours, 'hour').toDate()
}

/** The moment `seconds` later; negative numbers go back. */
export function addSeconds(moment: Date, seconds: number): Date {
  return dayjs.utc(moment).add(seconds, 'second').toDate()
}
