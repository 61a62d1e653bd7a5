import type { DayRange } from '@domizil/api'
import {
  addDays,
  checkStay,
  type Day,
  isDay,
  type Issue,
  lastDayOfMonths,
  mergePeriods,
  MONTHS_OF_BOOKING_LENGTH,
  overlaps,
  type RequestedFlat,
} from '@domizil/domain'

/** The requested stay: both days included, and the number of persons. Stored in the page's URL. */
export interface Stay {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly persons: number
}

/** The fields of a flat that a stay is checked against. */
export interface StayedFlat extends RequestedFlat {
  readonly blockedRanges: readonly DayRange[]
}

/** An issue of a stay: an invalid value, or taken days. */
export type StayProblem = Issue | { field: 'endDate'; code: 'DATES_TAKEN'; taken: DayRange; freeFrom: Day }

/** Parses the stay in a query string; invalid values are left out. */
export function readStay(search: string, maxPerson: number): Stay {
  const query = new URLSearchParams(search)
  const persons = Number(query.get('persons'))
  const isPossible = Number.isInteger(persons) && persons >= 1 && persons <= maxPerson

  return { from: dayIn(query, 'from'), to: dayIn(query, 'to'), persons: isPossible ? persons : 1 }
}

/** The query string with the stay. Other parameters are preserved. */
export function writeStay(search: string, { from, to, persons }: Stay): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries({
    from,
    to,
    persons: persons > 1 ? String(persons) : undefined,
  }))
    if (value) query.set(name, value)
    else query.delete(name)

  return query.size > 0 ? `?${query}` : ''
}

/** A stay with a new first day. Without a last day it gets the shortest length of the flat. */
export function startingOn(stay: Stay, from: Day | undefined, flat: RequestedFlat): Stay {
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flat.flatBookingLength]

  return { ...stay, from, to: stay.to ?? (from && lastDayOfMonths(from, minMonths)) }
}

/** Why the days cannot be requested; undefined if they can. */
export function stayProblem({ from, to }: Stay, flat: StayedFlat, today: Day): StayProblem | undefined {
  const [issue] = checkStay({ ...(from && { startDate: from }), ...(to && { endDate: to }) }, flat, today)
  if (issue || !from || !to) return issue

  const taken = mergePeriods(flat.blockedRanges).find((range) => overlaps(range, { from, to }))
  return taken && { field: 'endDate', code: 'DATES_TAKEN', taken, freeFrom: addDays(taken.to, 1) }
}

function dayIn(query: URLSearchParams, name: string): Day | undefined {
  const value = query.get(name)

  return isDay(value) ? value : undefined
}
