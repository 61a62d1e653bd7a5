import { CANCEL_REASONS } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, orNull } from './parts.ts'

const Count = Type.Integer()

/** The figures of one day in German time. */
export const Report = Type.Object({
  day: Day,
  /** Listed at the end of the day. */
  activeFlats: Count,
  newFlats: Count,
  newUsers: Count,
  searches: Count,
  /** Searches without results. */
  zeroResults: Count,
  requests: Count,
  /** By landlords. */
  approved: Count,
  /** By tenants. */
  confirmed: Count,
  /** With the second signature. */
  completed: Count,
  cancelled: Type.Object(Object.fromEntries(CANCEL_REASONS.map((reason) => [reason, Count]))),
  /** The median response time of landlords who answered on the day; null if none did. */
  medianResponseHours: orNull(Type.Number()),
  /** The median time until a help request was first answered on the day; null if none was. */
  medianHelpHours: orNull(Type.Number()),
  /** The share of listed flats that were occupied. */
  occupancy: Type.Number({ minimum: 0, maximum: 1 }),
  /** Charged on the day, in euros. */
  feesNet: Type.Number(),
  /** Overdue at the end of the day, in euros. */
  overdueAmount: Type.Number(),
})
export type Report = Static<typeof Report>
