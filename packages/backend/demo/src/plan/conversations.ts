import { randomFrom } from '../random.ts'
import { type Line, MESSAGES, type Talk } from './messages.ts'
import type { PlannedBooking } from './planned.ts'

/** The messages between tenant and landlord about a booking. */
export interface Conversation {
  lines: readonly Line[]
  /** Whether the recipient has read the last message. */
  isRead: boolean
}

const NO_MESSAGES: Conversation = { lines: [], isRead: true }
/** The share of bookings with messages, and of open ones whose last message has been read. */
const TALKED_ABOUT = 0.7
const READ = 0.5

/** The messages about a booking up to now, in the tenant's language. */
export function conversationOf({ tenant, flat, outcome, hoursAgo }: PlannedBooking): Conversation {
  const random = randomFrom(`conversation of ${tenant.email} about ${flat.facts.key}`)
  if (!isTalk(outcome) || !random.chance(TALKED_ABOUT)) return NO_MESSAGES

  const lines = random.pick(MESSAGES.conversations[outcome][tenant.language])
  return {
    lines: lines.filter(({ after }) => after < hoursAgo),
    isRead: outcome === 'BOOKING_COMPLETED' || random.chance(READ),
  }
}

function isTalk(outcome: PlannedBooking['outcome']): outcome is Talk {
  return outcome in MESSAGES.conversations
}
