import type { BookingStatus } from './statuses.ts'

/** How long a message between tenant and landlord may be, both ends allowed. */
export const MESSAGE_LIMITS = { min: 1, max: 2_000 } as const

/** How many messages are answered at once, counted from the newest. */
export const MESSAGES_AT_ONCE = 50

/** How long somebody has for reading a message before a mail tells of it. */
export const MESSAGE_GRACE_MINUTES = 2
/** How long nobody gets a second mail about the messages of one booking. */
export const MESSAGE_QUIET_MINUTES = 60

/** Whether the two parties of a booking can still write to each other: until it has been cancelled. */
export function isThreadOpen(status: BookingStatus): boolean {
  return status !== 'BOOKING_CANCELED'
}
