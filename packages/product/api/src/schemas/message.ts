import { type Static, Type } from 'typebox'
import { MAX_VIEWING_TIMES, WALL_TIME_PATTERN } from '@domizil/domain'
import { Id, Moment, orNull } from './parts.ts'

/** A day and a time of day where the flat is, without a zone: `YYYY-MM-DDTHH:mm`. */
export const WallTime = Type.String({ pattern: WALL_TIME_PATTERN })

/** The times that are proposed for a viewing. */
export const ViewingTimes = Type.Array(WallTime, { minItems: 1, maxItems: MAX_VIEWING_TIMES })

/** The answer to a proposed viewing: one of its times, or null for none of them. */
export const ViewingAnswer = Type.Object({ time: orNull(WallTime) })

/** A message of one party of a booking, or of a question, to the other. */
export const BookingMessage = Type.Object({
  id: Id,
  author: Type.Enum(['TENANT', 'LANDLORD']),
  /** Empty for the answer to a viewing, and possibly beside a proposed one. */
  text: Type.String(),
  /** Set if it was removed after a report; its text is empty then. */
  hidden: Type.Optional(Type.Literal(true)),
  /** The times of a proposed viewing; null in other messages. */
  viewingTimes: orNull(ViewingTimes),
  /** The answer to the viewing of an earlier message; null in other messages. */
  viewingAnswer: orNull(Type.Object({ messageId: Id, ...ViewingAnswer.properties })),
  createdAt: Moment,
})
export type BookingMessage = Static<typeof BookingMessage>

/** A text that a user has saved, to write it again. */
export const SavedReply = Type.Object({ id: Id, text: Type.String() })
export type SavedReply = Static<typeof SavedReply>

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
