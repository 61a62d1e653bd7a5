import { type BookingLength, MONTHS_OF_BOOKING_LENGTH } from '../flat/catalogues.ts'
import { addDays, type Day, isDay } from '../days/day.ts'
import { MAX_STAY_MONTHS } from './booking-request.ts'
import { lastDayOfMonths, type Period } from '../days/period.ts'
import { rentTerms, type RentTerms } from '../money/rent.ts'
import type { BookingStatus } from '../statuses.ts'

/**
 * Where the proposal of another last day stands: waiting for the other side, waiting for the signatures below the
 * addendum, and its four ends. CHANGED: both have signed, the stay has the new last day.
 */
export const LAST_DAY_STATES = ['PROPOSED', 'ACCEPTED', 'CHANGED', 'DECLINED', 'WITHDRAWN', 'LAPSED'] as const
export type LastDayState = (typeof LAST_DAY_STATES)[number]

/** The length of the message with a proposal, both ends included. */
export const LAST_DAY_LIMITS = { message: { min: 0, max: 500 } } as const
/** The number of proposals for one booking, those that came to nothing included. */
export const MAX_LAST_DAY_PROPOSALS = 30
/** The time to answer a proposal, and again to sign the addendum, in days. */
export const DAYS_TO_ANSWER_LAST_DAY = 7

/** What decides on the last days that a stay may have. */
export interface LastDayTerms {
  readonly status: BookingStatus
  readonly startDate: Day
  readonly endDate: Day
  readonly flatBookingLength: BookingLength
}

/**
 * The earliest and the latest last day that can be proposed, beside the present one: from tomorrow and from one month
 * in all on, up to 24 months in all and the longest stay of the flat. Null unless both have signed, after the last day,
 * and where no day is left.
 */
export function lastDayRange(terms: LastDayTerms, today: Day): Period | null {
  const { status, startDate, endDate, flatBookingLength } = terms
  if (status !== 'BOOKING_COMPLETED' || endDate < today) return null

  const tomorrow = addDays(today, 1)
  const shortest = lastDayOfMonths(startDate, 1)
  const { maxMonths } = MONTHS_OF_BOOKING_LENGTH[flatBookingLength]
  const longest = lastDayOfMonths(startDate, Math.min(maxMonths ?? MAX_STAY_MONTHS, MAX_STAY_MONTHS))
  const before = addDays(endDate, -1)
  // The flat may be let for a shorter time by now: then the stay can end earlier and no later.
  const range = {
    from: tomorrow > shortest ? tomorrow : shortest,
    to: longest > endDate ? longest : before,
  }
  return range.from > range.to || (range.from === endDate && range.to === endDate) ? null : range
}

/** Whether a day can be proposed as the last one. */
export function isLastDayPossible(day: string, terms: LastDayTerms, today: Day): boolean {
  const range = lastDayRange(terms, today)
  return range !== null && isDay(day) && day !== terms.endDate && range.from <= day && day <= range.to
}

/** What another last day changes. The price of a month stays as it was agreed. */
export interface LastDayChange extends RentTerms {
  /** How much more rent it is in whole euros, below zero for less. */
  readonly difference: number
  /** The days that are added, or that fall away. */
  readonly changedDays: Period
  readonly isLonger: boolean
}

/** What another last day changes of a stay. */
export function lastDayChange(
  stay: Pick<LastDayTerms, 'startDate' | 'endDate'> &
    Pick<RentTerms, 'pricePerMonth' | 'deposit' | 'totalRent'>,
  newEndDate: Day,
): LastDayChange {
  const { startDate: from, endDate, totalRent } = stay
  const terms = rentTerms({ from, to: newEndDate }, stay)
  const isLonger = newEndDate > endDate
  const [earlier, later] = isLonger ? [endDate, newEndDate] : [newEndDate, endDate]

  return {
    ...terms,
    difference: terms.totalRent - totalRent,
    changedDays: { from: addDays(earlier, 1), to: later },
    isLonger,
  }
}
