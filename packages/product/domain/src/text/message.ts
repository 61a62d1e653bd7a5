import type { BookingStatus } from '../statuses.ts'

/** The length of a message between tenant and landlord, both ends included. */
export const MESSAGE_LIMITS = { min: 1, max: 2_000 } as const

/** The number of texts for messages that a user can save. */
export const MAX_SAVED_REPLIES = 20

/** The number of messages per page, from the newest. */
export const MESSAGES_AT_ONCE = 50

/** How long a message may stay unread before a mail is sent, in minutes. */
export const MESSAGE_GRACE_MINUTES = 2
/** The shortest interval between two mails about the messages of one booking, in minutes. */
export const MESSAGE_QUIET_MINUTES = 60

/** The number of flats that a user can ask about for the first time within 24 hours. */
export const MAX_NEW_QUESTIONS = 10

/** Whether the parties of a booking can write: until it is cancelled. */
export function isThreadOpen(status: BookingStatus): boolean {
  return status !== 'BOOKING_CANCELED'
}
