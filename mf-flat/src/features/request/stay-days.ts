import { containsDay, type Day, lastDayOfMonths, MONTHS_OF_BOOKING_LENGTH } from '@domizil/domain'
import { type Stay, type StayedFlat, type StayProblem, stayProblem } from './stay.ts'

/** Why a day cannot be selected: it is taken, or a rule forbids it. */
export type DayProblem = { code: 'TAKEN' } | { code: 'GAP_TOO_SHORT'; minMonths: number } | StayProblem

/** Why a day cannot be the first of a stay of the shortest length. */
export function firstDayProblem(day: Day, flat: StayedFlat, today: Day): DayProblem | undefined {
  if (isTaken(day, flat)) return { code: 'TAKEN' }
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flat.flatBookingLength]
  const problem = stayProblem({ from: day, to: lastDayOfMonths(day, minMonths), persons: 1 }, flat, today)

  return problem?.code === 'DATES_TAKEN' ? { code: 'GAP_TOO_SHORT', minMonths } : problem
}

/** Why a day cannot be the last of a stay. A day before the first one restarts the selection. */
export function lastDayProblem(
  day: Day,
  from: Day,
  { flat, today }: { flat: StayedFlat; today: Day },
): DayProblem | undefined {
  if (day < from) return firstDayProblem(day, flat, today)
  if (isTaken(day, flat)) return { code: 'TAKEN' }

  return stayProblem({ from, to: day, persons: 1 }, flat, today)
}

/**
 * Moves the first day of a stay: the last day stays if that is possible, otherwise the stay gets the shortest length.
 */
export function movedTo(stay: Stay, from: Day, { flat, today }: { flat: StayedFlat; today: Day }): Stay {
  const moved = { ...stay, from }
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flat.flatBookingLength]

  return stay.to && !stayProblem(moved, flat, today)
    ? moved
    : { ...moved, to: lastDayOfMonths(from, minMonths) }
}

function isTaken(day: Day, { blockedRanges }: StayedFlat): boolean {
  return blockedRanges.some((range) => containsDay(range, day))
}
