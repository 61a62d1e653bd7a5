import { type BookingLength, MONTHS_OF_BOOKING_LENGTH } from '../flat/catalogues.ts'
import { type Duration, durationOf, type Period } from '../days/period.ts'

/** Remaining days cost a thirtieth of the monthly rent each. */
const DAYS_PER_RENT_MONTH = 30

/** The price of a booking. Fixed at the request: later changes of the flat's price do not affect it. */
export interface RentTerms extends Duration {
  /** In whole euros; includes all running costs. */
  readonly pricePerMonth: number
  readonly deposit: number
  readonly totalRent: number
}

/** Whole months × price + remaining days × price / 30, rounded to the euro. */
export function totalRent({ months, days }: Duration, pricePerMonth: number): number {
  return Math.round(months * pricePerMonth + (days * pricePerMonth) / DAYS_PER_RENT_MONTH)
}

/** The terms of a booking of that period at the current price. */
export function rentTerms(period: Period, price: Pick<RentTerms, 'pricePerMonth' | 'deposit'>): RentTerms {
  const duration = durationOf(period)
  const { pricePerMonth, deposit } = price

  return { ...duration, pricePerMonth, deposit, totalRent: totalRent(duration, pricePerMonth) }
}

/**
 * Whether the length of a stay fits the flat's offer. The longest stay ends at the latest on the last day of its last
 * month.
 */
export function fitsBookingLength({ months, days }: Duration, length: BookingLength): boolean {
  const { minMonths, maxMonths } = MONTHS_OF_BOOKING_LENGTH[length]
  const isLongEnough = months >= minMonths
  const isShortEnough = maxMonths === null || months < maxMonths || (months === maxMonths && days === 0)

  return isLongEnough && isShortEnough
}
