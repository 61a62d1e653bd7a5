/** A whole day, `YYYY-MM-DD`. Days are compared as strings: the earlier one is smaller. */
export type Day = string

/** A stay whose ends may be open; both days are included. */
export interface StayDays {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** One of the two ends of a stay. */
export type StayEnd = 'from' | 'to'

/** The start of a day in UTC. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The day of a moment in UTC. */
export function dayOf(date: Date): Day {
  return new Date(date.getTime()).toISOString().slice(0, 10)
}

/** Formats a day, in all languages: `01.03.2027`. */
export function writeDay(day: Day): string {
  return day.split('-').toReversed().join('.')
}
