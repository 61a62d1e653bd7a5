/** A whole day, `YYYY-MM-DD`. Days compare as plain strings: the earlier one is the smaller one. */
export type Day = string

/** A stay whose ends may still be open; both days belong to it. */
export interface StayDays {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** One of the two days of a stay. */
export type StayEnd = 'from' | 'to'

/** The moment at which a day begins, in UTC: react-day-picker counts in moments. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The day in which a moment lies, in UTC. */
export function dayOf(date: Date): Day {
  return new Date(date.getTime()).toISOString().slice(0, 10)
}

/** A day as people read it here in every language: `01.03.2027`. */
export function writeDay(day: Day): string {
  return day.split('-').toReversed().join('.')
}
