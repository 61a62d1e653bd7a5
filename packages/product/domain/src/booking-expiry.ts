import { addDays, addHours, type Day, startOfDay } from './day.ts'
import type { BookingStatus } from './statuses.ts'

/** The time to answer in each status, in hours. */
export const HOURS_TO_ANSWER = {
  REQUESTED: 72,
  LANDLORD_APPROVED: 48,
  CONTRACT_APPROVED: 7 * 24,
} as const satisfies Partial<Record<BookingStatus, number>>

/** The time until both parties are reminded of an open contract, in hours. */
export const HOURS_TO_CONTRACT_REMINDER = 14 * 24

/** The fields of a booking that determine its deadlines. */
export interface TimedBooking {
  readonly status: BookingStatus
  /** The time of the last change of status. */
  readonly since: Date
  readonly startDate: Day
}

/**
 * The deadline of a booking; null in statuses without one. A missing contract ends the booking after its first day.
 */
export function expiresAt({ status, since, startDate }: TimedBooking): Date | null {
  if (status === 'WAITING_FOR_CONTRACT') return startOfDay(addDays(startDate, 1))
  if (status === 'BOOKING_COMPLETED' || status === 'BOOKING_CANCELED') return null

  return addHours(since, HOURS_TO_ANSWER[status])
}

/** The time at which both parties are reminded of the open contract; null in other statuses. */
export function remindsAt({ status, since }: TimedBooking): Date | null {
  return status === 'WAITING_FOR_CONTRACT' ? addHours(since, HOURS_TO_CONTRACT_REMINDER) : null
}

/** How long before the deadline the party that has to act is warned, in hours. */
export const HOURS_TO_EXPIRY_WARNING = 24
