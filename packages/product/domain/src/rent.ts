import { type BookingLength, MONTHS_OF_BOOKING_LENGTH } from './catalogues.ts'
import { type Duration, durationOf, type Period } from './period.ts'

/** Rent counts every month as 30 days when only days are left. */
const DAYS_PER_RENT_MONTH = 30

/** What a booking costs. Frozen when it is requested: a later change of the flat's price leaves it alone. */
export interface RentTerms extends Duration {
  /** Whole euro; includes all running costs. */
  readonly pricePerMonth: number
  readonly deposit: number
  readonly totalRent: number
}

/** Whole months × price + remaining days × price / 30, rounded to the euro. */
export function totalRent({ months, days }: Duration, pricePerMonth: number): number {
  return Math.round(months * pricePerMonth + (days * pricePerMonth) / DAYS_PER_RENT_MONTH)
}

/** The terms to write into a booking of that period at today's price. */
export function rentTerms(period: Period, price: Pick<RentTerms, 'pricePerMonth' | 'deposit'>): RentTerms {
  const duration = durationOf(period)
  const { pricePerMonth, deposit } = price

  return { ...duration, pricePerMonth, deposit, totalRent: totalRent(duration, pricePerMonth) }
}

/** Whether a stay is as long as the flat is offered for. The longest stay may end on its last month's last day, not later. */
export function fitsBookingLength({ months, days }: Duration, length: BookingLength): boolean {
  const { minMonths, maxMonths } = MONTHS_OF_BOOKING_LENGTH[length]
  const isLongEnough = months >= minMonths
  const isShortEnough = maxMonths === null || months < maxMonths || (months === maxMonths && days === 0)

  return isLongEnough && isShortEnough
}
