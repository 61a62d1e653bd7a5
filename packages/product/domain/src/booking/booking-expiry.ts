import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { addDays, addHours, type Day } from '../days/day.ts'
import { DAYS_TO_ANSWER_LAST_DAY } from './last-day.ts'
import type { BookingStatus } from '../statuses.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

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
 * The deadline of a booking; null in statuses without one. A missing contract ends the booking after its first day, and a
 * missing answer then at the latest: a confirmation would end other requests for days that it cannot hold.
 */
export function expiresAt({ status, since, startDate }: TimedBooking): Date | null {
  if (status === 'BOOKING_COMPLETED' || status === 'BOOKING_CANCELED') return null
  if (status === 'WAITING_FOR_CONTRACT') return endOfDay(startDate)

  const answered = addHours(since, HOURS_TO_ANSWER[status])
  if (status === 'CONTRACT_APPROVED') return answered
  const firstDay = endOfDay(startDate)
  return answered < firstDay ? answered : firstDay
}

/**
 * The time at which a proposal of another last day, or its unsigned addendum, ends by itself: after seven days, and with
 * the earlier of the two last days.
 */
export function lastDayProposalEnds(since: Date, one: Day, other: Day): Date {
  const answered = addHours(since, DAYS_TO_ANSWER_LAST_DAY * 24)
  const last = endOfDay(one < other ? one : other)
  return answered < last ? answered : last
}

/** The end of a day in Germany. */
function endOfDay(day: Day): Date {
  return dayjs.tz(addDays(day, 1), 'Europe/Berlin').toDate()
}

/** The time at which both parties are reminded of the open contract; null in other statuses. */
export function remindsAt({ status, since }: TimedBooking): Date | null {
  return status === 'WAITING_FOR_CONTRACT' ? addHours(since, HOURS_TO_CONTRACT_REMINDER) : null
}

/** How long before the deadline the party that has to act is warned, in hours. */
export const HOURS_TO_EXPIRY_WARNING = 24
