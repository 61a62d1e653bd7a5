import { type Static, Type } from 'typebox'
import { Id, Moment } from './parts.ts'

/** A message of one party of a booking to the other. */
export const BookingMessage = Type.Object({
  id: Id,
  author: Type.Enum(['TENANT', 'LANDLORD']),
  text: Type.String(),
  createdAt: Moment,
})
export type BookingMessage = Static<typeof BookingMessage>

/** A page of the messages of a booking. */
export const BookingMessages = Type.Object({
  /** Oldest first. */
  items: Type.Array(BookingMessage),
  /** Whether there are earlier messages. */
  hasEarlier: Type.Boolean(),
  /** Whether the caller can write: not once the booking is cancelled or the other account is deleted. */
  canWrite: Type.Boolean(),
})
export type BookingMessages = Static<typeof BookingMessages>
