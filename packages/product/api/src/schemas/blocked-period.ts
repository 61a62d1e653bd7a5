import { type Static, Type } from 'typebox'
import { OwnFlat } from './flat.ts'
import { Day, Id, orNull } from './parts.ts'

/** Days on which a flat cannot be had, both ends included. */
export const BlockedPeriod = Type.Object({
  id: Id,
  blockedFrom: Day,
  blockedTo: Day,
  /** Only what the owner has blocked by hand can be removed by hand. */
  source: Type.Enum(['OWNER', 'BOOKING', 'CALENDAR']),
  bookingId: Type.Optional(Id),
})
export type BlockedPeriod = Static<typeof BlockedPeriod>

/** The blocked days of a flat that are not over yet, the earliest first. */
export const BlockedPeriods = Type.Object({
  blockedPeriodList: Type.Array(BlockedPeriod),
  flat: OwnFlat,
  /** When the owner last changed the calendar or said that it is right. */
  confirmedOn: orNull(Day),
})
export type BlockedPeriods = Static<typeof BlockedPeriods>

export const NewBlockedPeriod = Type.Object({ blockedFrom: Day, blockedTo: Day })
export type NewBlockedPeriod = Static<typeof NewBlockedPeriod>
