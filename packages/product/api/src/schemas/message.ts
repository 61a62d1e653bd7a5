import { type Static, Type } from 'typebox'
import { Id, Moment } from './parts.ts'

/** What one party of a booking has written to the other. */
export const BookingMessage = Type.Object({
  id: Id,
  author: Type.Enum(['TENANT', 'LANDLORD']),
  text: Type.String(),
  createdAt: Moment,
})
export type BookingMessage = Static<typeof BookingMessage>

/** A part of what two parties have written to each other. */
export const BookingMessages = Type.Object({
  /** The oldest first. */
  items: Type.Array(BookingMessage),
  /** Whether there are messages before these. */
  hasEarlier: Type.Boolean(),
  /** Whether the caller can write: not once the booking is cancelled or the other party has left. */
  canWrite: Type.Boolean(),
})
export type BookingMessages = Static<typeof BookingMessages>
