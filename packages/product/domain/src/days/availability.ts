import { MAX_MONTHS_AHEAD } from '../booking/booking-request.ts'
import { type BookingLength, MONTHS_OF_BOOKING_LENGTH } from '../flat/catalogues.ts'
import { addDays, addMonths, type Day } from './day.ts'
import { lastDayOfMonths, mergePeriods, overlaps, type Period } from './period.ts'

/** The fields of a flat that decide when a stay in it is possible. */
export interface Availability {
  readonly flatBookingLength: BookingLength
  /** The days on which it is taken, in any order. */
  readonly blockedRanges: readonly Period[]
}

/**
 * The first day from `earliest` to `latest` on which a stay meets no taken period; undefined if there is none.
 * `lastDay` gives the last day of a stay from its first one; a later first day never has an earlier last day.
 */
export function firstFreeStart(
  taken: readonly Period[],
  { earliest, latest }: { earliest: Day; latest: Day },
  lastDay: (first: Day) => Day,
): Day | undefined {
  let first = earliest
  for (const period of mergePeriods(taken))
    if (overlaps(period, { from: first, to: lastDay(first) })) first = addDays(period.to, 1)

  return first <= latest ? first : undefined
}

/**
 * The first day on which a stay of the flat's shortest length is free; null if there is none within `MAX_MONTHS_AHEAD`:
 * the flat is booked out.
 */
export function availableFrom({ flatBookingLength, blockedRanges }: Availability, today: Day): Day | null {
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flatBookingLength]
  const days = { earliest: today, latest: addMonths(today, MAX_MONTHS_AHEAD) }

  return firstFreeStart(blockedRanges, days, (first) => lastDayOfMonths(first, minMonths)) ?? null
}
