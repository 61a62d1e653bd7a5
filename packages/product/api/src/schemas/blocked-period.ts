import { MAX_BLOCK_NOTE } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { OwnFlat } from './flat.ts'
import { Day, Id, lineUpTo, orNull } from './parts.ts'

/** Days on which a flat is not available, both ends included. */
export const BlockedPeriod = Type.Object({
  id: Id,
  blockedFrom: Day,
  blockedTo: Day,
  /** Only OWNER periods can be removed by the owner. */
  source: Type.Enum(['OWNER', 'BOOKING', 'CALENDAR']),
  bookingId: Type.Optional(Id),
  /** What the owner has written beside days blocked by hand; only the owner gets it. */
  note: Type.Optional(Type.String()),
  /** The calendar that imported days are from; only the owner gets it. */
  calendarName: Type.Optional(Type.String()),
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
export const NewBlockedPeriod = Type.Object({
  blockedFrom: Day,
  blockedTo: Day,
  note: Type.Optional(lineUpTo(MAX_BLOCK_NOTE)),
})
export type NewBlockedPeriod = Static<typeof NewBlockedPeriod>
