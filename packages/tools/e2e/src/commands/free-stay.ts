import {
  addDays,
  addMonths,
  type BookingLength,
  type Day,
  lastDayOfMonths,
  MONTHS_OF_BOOKING_LENGTH,
  overlaps,
  type Period,
} from '@domizil/domain'
import type { APIRequestContext } from '@playwright/test'

const FIRST_MONTH = 8
const LAST_MONTH = 23

/** The shortest available stay in a flat, some months ahead. */
export async function freeStay(request: APIRequestContext, flatId: number): Promise<Period> {
  const flat = (await (await request.get(`/api/flat/${flatId}`)).json()) as {
    flatBookingLength: BookingLength
    blockedRanges: Period[]
  }
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flat.flatBookingLength]
  const today: Day = new Date().toISOString().slice(0, 10)

  for (let month = FIRST_MONTH; month <= LAST_MONTH; month += 1) {
    const from = addMonths(addDays(today, 1), month)
    const stay = { from, to: lastDayOfMonths(from, minMonths) }
    if (!flat.blockedRanges.some((taken) => overlaps(taken, stay))) return stay
  }
  throw new Error(`flat ${flatId} has nothing free`)
}
