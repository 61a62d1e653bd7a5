// Days are counted without a library: three kilobytes of one would be fetched before any page is alive.

/**
 * A whole day, `YYYY-MM-DD`. Days are compared as strings: the earlier one is smaller. Without a time of day, neither
 * time zones nor daylight saving can shift it.
 */
export type Day = string

const DAY = /^\d{4}-\d{2}-\d{2}$/
const LENGTH = 'YYYY-MM-DD'.length
const DAY_MS = 24 * 60 * 60 * 1000

/** The days that a field accepts, both included. */
export const DAY_LIMITS = { min: '1900-01-01', max: '2100-12-31' } as const

/** Whether a text is an existing day of the years 1900 to 2100: `2028-02-29` is, `2027-02-29` is not. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !DAY.test(value)) return false

  return value >= DAY_LIMITS.min && value <= DAY_LIMITS.max && existingDay(value) === value
}

/** 29 February of a year without one is 1 March, 32 January undefined. */
function existingDay(day: Day): Day | undefined {
  const date = new Date(day)
  return Number.isNaN(date.getTime()) ? undefined : dayOf(date)
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, LENGTH)
}

/** The day `days` later; negative numbers go back. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return dayOf(date)
}

/**
 * The same day `months` later. If that month is too short it is its last day: one month after 31 January is 28
 * February, or 29 in a leap year.
 */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  // A day that the month lacks has led into the next one.
  if (date.getUTCDate() !== new Date(day).getUTCDate()) date.setUTCDate(0)
  return dayOf(date)
}

/** The number of days from one to the other: 1 from today to tomorrow, negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** The year of a day. */
export function yearOf(day: Day): number {
  return new Date(day).getUTCFullYear()
}

/** The start of a day in UTC. */
export function startOfDay(day: Day): Date {
  return new Date(day)
}

/** The moment `hours` later; negative numbers go back. */
export function addHours(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * 60 * 60 * 1000)
}

/** The moment `seconds` later; negative numbers go back. */
export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
