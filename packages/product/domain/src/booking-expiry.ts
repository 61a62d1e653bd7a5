import { addDays, addHours, type Day, startOfDay } from './day.ts'
import type { BookingStatus } from './statuses.ts'

/** How long an answer may take, in hours. Nobody waits for ever. */
export const HOURS_TO_ANSWER = {
  REQUESTED: 72,
  LANDLORD_APPROVED: 48,
  CONTRACT_APPROVED: 7 * 24,
} as const satisfies Partial<Record<BookingStatus, number>>

/** How long a contract may be open before both are reminded, in hours. */
export const HOURS_TO_CONTRACT_REMINDER = 14 * 24

/** As much of a booking as its timers need. */
export interface TimedBooking {
  readonly status: BookingStatus
  /** When it came into its status. */
  readonly since: Date
  readonly startDate: Day
}

/** The moment at which a booking ends by itself; null where no timer runs. A missing contract ends it when its first day is over. */
export function expiresAt({ status, since, startDate }: TimedBooking): Date | null {
  if (status === 'WAITING_FOR_CONTRACT') return startOfDay(addDays(startDate, 1))
  if (status === 'BOOKING_COMPLETED' || status === 'BOOKING_CANCELED') return null

  return addHours(since, HOURS_TO_ANSWER[status])
}

/** The moment at which both are reminded of the open contract; null in every other status. */
export function remindsAt({ status, since }: TimedBooking): Date | null {
  return status === 'WAITING_FOR_CONTRACT' ? addHours(since, HOURS_TO_CONTRACT_REMINDER) : null
}

/** Whoever has to act is warned so many hours before a booking ends by itself. */
export const HOURS_TO_EXPIRY_WARNING = 24
