import type { DayRange } from '@domizil/api'
import {
  addDays,
  checkStay,
  type Day,
  type Issue,
  lastDayOfMonths,
  mergePeriods,
  MONTHS_OF_BOOKING_LENGTH,
  nearestStay,
  overlaps,
  type Period,
  type RequestedFlat,
  stayFor,
  wantedDuration,
} from '@domizil/domain'
import type { StayQuery } from '@domizil/links'

/** The requested stay: both days included, and the number of persons. */
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

/**
 * The wanted stay as the flat has it: on free days within its flexibility, or as it was wanted, with as many persons as
 * the flat takes.
 */
export function stayIn(flat: StayedFlat, wanted: StayQuery, today: Day): Stay {
  const { startDate, endDate, months, persons = 1 } = wanted
  const found = stayFor(wanted, flat, today)
  const lastDay = endDate ?? (startDate && months && lastDayOfMonths(startDate, months))

  return {
    from: found?.from ?? startDate,
    to: wantedDuration(wanted) && found ? found.to : lastDay || undefined,
    persons: Math.min(persons, flat.maxPerson),
  }
}

/** A stay on chosen days as the address says it. One person is not said. */
export function queryOf({ from, to, persons }: Stay): StayQuery {
  return {
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...(persons > 1 && { persons }),
  }
}

/** A stay with a new first day. Without a later last day it gets the shortest length of the flat. */
export function startingOn(stay: Stay, from: Day | undefined, flat: RequestedFlat): Stay {
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flat.flatBookingLength]
  const hasLast = stay.to && (!from || stay.to >= from)

  return { ...stay, from, to: hasLast ? stay.to : from && lastDayOfMonths(from, minMonths) }
}

/** The days proposed for a stay that was wanted with flexible ones; undefined if they are exact or do not fit the flat. */
export function proposedOf(
  stay: Stay,
  { startDate, flexDays }: StayQuery,
  flat: StayedFlat,
  today: Day,
): Period | undefined {
  const { from, to } = startingOn(stay, stay.from, flat)
  if (!startDate || !flexDays || !from || !to) return undefined

  return stayProblem({ ...stay, from, to }, flat, today) ? undefined : { from, to }
}

/** The nearest stay that is possible, in place of one that is not. */
export function insteadOf({ from, to }: Stay, flat: StayedFlat, today: Day): Period | undefined {
  if (!from || !to || to < from) return undefined

  return stayProblem({ from, to, persons: 1 }, flat, today) && nearestStay({ from, to }, flat, today)
}

/** Why the days cannot be requested; undefined if they can. */
export function stayProblem({ from, to }: Stay, flat: StayedFlat, today: Day): StayProblem | undefined {
  const [issue] = checkStay({ ...(from && { startDate: from }), ...(to && { endDate: to }) }, flat, today)
  if (issue || !from || !to) return issue

  const taken = mergePeriods(flat.blockedRanges).find((range) => overlaps(range, { from, to }))
  return taken && { field: 'endDate', code: 'DATES_TAKEN', taken, freeFrom: addDays(taken.to, 1) }
}
