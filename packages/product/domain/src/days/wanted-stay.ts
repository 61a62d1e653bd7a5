import { type Availability, firstFreeStart } from './availability.ts'
import { checkStay, MAX_MONTHS_AHEAD, MAX_STAY_MONTHS } from '../booking/booking-request.ts'
import { MONTHS_OF_BOOKING_LENGTH } from '../flat/catalogues.ts'
import { addDays, addMonths, type Day, daysBetween } from './day.ts'
import { monthOf } from './month-stay.ts'
import { type Duration, durationOf, lastDayOfMonths, overlaps, type Period } from './period.ts'

/** When people want to stay, as far as they have said so. */
export interface WantedStay {
  readonly startDate?: Day | undefined
  readonly endDate?: Day | undefined
  /** The length, where it does not follow from the days. */
  readonly months?: number | undefined
  /** How many days earlier or later the stay may be. */
  readonly flexDays?: number | undefined
}

/** Why no flat can have the wanted days: they are over, too far ahead, shorter than any flat's stay, or too long. */
export type StayMisfit = 'over' | 'far' | 'short' | 'long'

/** The shortest stay that any flat offers, in months. */
export const MIN_STAY_MONTHS = Math.min(
  ...Object.values(MONTHS_OF_BOOKING_LENGTH).map(({ minMonths }) => minMonths),
)

/** Why no flat can have the wanted days; undefined if one can. */
export function misfitOf({ startDate, endDate }: WantedStay, today: Day): StayMisfit | undefined {
  if ((startDate && startDate < today) || (endDate && endDate < today)) return 'over'
  if (startDate && startDate > addMonths(today, MAX_MONTHS_AHEAD)) return 'far'
  if (!startDate || !endDate) return undefined
  if (endDate < lastDayOfMonths(startDate, MIN_STAY_MONTHS)) return 'short'

  return endDate > lastDayOfMonths(startDate, MAX_STAY_MONTHS) ? 'long' : undefined
}

/** The length of a wanted stay; undefined if it is not said. */
export function wantedDuration({ startDate, endDate, months }: WantedStay): Duration | undefined {
  if (startDate && endDate) return durationOf({ from: startDate, to: endDate })

  return months ? { months, days: 0 } : undefined
}

/**
 * The stay that a flat has for people: on the wanted days or, within their flexibility, as near to them as it is free;
 * with a month or a length alone, the first one. Undefined if there is none, or neither a first day nor a length is wanted.
 */
export function stayFor(wanted: WantedStay, flat: Availability, today: Day): Period | undefined {
  const { startDate, endDate, flexDays = 0 } = wanted
  const duration = wantedDuration(wanted)
  const length = duration ?? shortestOf(flat)
  if (!startDate) {
    const days = { earliest: today, latest: addMonths(today, MAX_MONTHS_AHEAD) }
    return duration && !endDate ? offered(startFrom(flat, days, length), length, flat, today) : undefined
  }

  const days = {
    earliest: latestOf(today, addDays(startDate, -flexDays)),
    latest: addDays(startDate, flexDays),
  }
  // No day of a month is wanted more than another.
  const first = monthOf(wanted) ? startFrom(flat, days, length) : nearestStart(flat, startDate, length, days)
  return offered(first, length, flat, today)
}

/**
 * The free stay nearest to one that is not possible, however far: as long as wanted, or as near to that as the flat
 * offers. Undefined if there is none.
 */
export function nearestStay(wanted: Period, flat: Availability, today: Day): Period | undefined {
  const length = nearestLength(durationOf(wanted), flat)
  const first = nearestStart(flat, latestOf(today, wanted.from), length, {
    earliest: today,
    latest: addMonths(today, MAX_MONTHS_AHEAD),
  })

  return offered(first, length, flat, today)
}

function shortestOf({ flatBookingLength }: Availability): Duration {
  return { months: MONTHS_OF_BOOKING_LENGTH[flatBookingLength].minMonths, days: 0 }
}

/** The length itself if the flat offers it, or else its shortest or longest one. */
function nearestLength(length: Duration, { flatBookingLength }: Availability): Duration {
  const { minMonths, maxMonths } = MONTHS_OF_BOOKING_LENGTH[flatBookingLength]
  const longest = Math.min(maxMonths ?? MAX_STAY_MONTHS, MAX_STAY_MONTHS)
  if (length.months < minMonths) return { months: minMonths, days: 0 }

  return length.months >= longest ? { months: longest, days: 0 } : length
}

interface Days {
  readonly earliest: Day
  readonly latest: Day
}

/** The free first day nearest to the wanted one; of two as near the later. */
function nearestStart(flat: Availability, wanted: Day, length: Duration, days: Days): Day | undefined {
  const later = startFrom(flat, { ...days, earliest: wanted }, length)
  const away = later === undefined ? Number.POSITIVE_INFINITY : daysBetween(wanted, later)

  for (let back = 1; back < away; back += 1) {
    const first = addDays(wanted, -back)
    if (first < days.earliest) break
    if (isFree(flat, stayFrom(first, length))) return first
  }
  return later
}

function startFrom({ blockedRanges }: Availability, days: Days, length: Duration): Day | undefined {
  return firstFreeStart(blockedRanges, days, (first) => stayFrom(first, length).to)
}

/** As long on whatever day it begins: months are as long as the calendar's. */
function stayFrom(first: Day, { months, days }: Duration): Period {
  return { from: first, to: addDays(addMonths(first, months), days - 1) }
}

function isFree({ blockedRanges }: Availability, stay: Period): boolean {
  return !blockedRanges.some((range) => overlaps(range, stay))
}

/** The stay from a day, unless a rule forbids it: a month of other days may make it too long. */
function offered(
  first: Day | undefined,
  length: Duration,
  flat: Availability,
  today: Day,
): Period | undefined {
  if (!first) return undefined
  const stay = stayFrom(first, length)

  return checkStay({ startDate: stay.from, endDate: stay.to }, flat, today).length === 0 ? stay : undefined
}

function latestOf(one: Day, other: Day): Day {
  return one > other ? one : other
}
