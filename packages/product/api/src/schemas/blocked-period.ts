import { type Static, Type } from 'typebox'
import { OwnFlat } from './flat.ts'
import { Day, Id, orNull } from './parts.ts'

/** Days on which a flat is not available, both ends included. */
export const BlockedPeriod = Type.Object({
  id: Id,
  blockedFrom: Day,
  blockedTo: Day,
  /** Only OWNER periods can be removed by the owner. */
  source: Type.Enum(['OWNER', 'BOOKING', 'CALENDAR']),
  bookingId: Type.Optional(Id),
})
export type BlockedPeriod = Static<typeof BlockedPeriod>

/** A blocked period of one of the caller's flats. */
export const OwnBlockedPeriod = Type.Object({ flatId: Id, ...BlockedPeriod.properties })
export type OwnBlockedPeriod = Static<typeof OwnBlockedPeriod>

/** The current and future blocked periods of a flat, the earliest first. */
export const BlockedPeriods = Type.Object({
  blockedPeriodList: Type.Array(BlockedPeriod),
  flat: OwnFlat,
  /** When the owner last changed or confirmed the calendar. */
  confirmedOn: orNull(Day),
})
export type BlockedPeriods = Static<typeof BlockedPeriods>

/** Days to block, both ends included. */
export const NewBlockedPeriod = Type.Object({ blockedFrom: Day, blockedTo: Day })
export type NewBlockedPeriod = Static<typeof NewBlockedPeriod>
