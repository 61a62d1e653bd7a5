import { CANCEL_REASONS } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, orNull } from './parts.ts'

const Count = Type.Integer()

/** What a day has brought. Days are those of Germany. */
export const Report = Type.Object({
  day: Day,
  /** Listed at the end of the day. */
  activeFlats: Count,
  newFlats: Count,
  newUsers: Count,
  searches: Count,
  /** Searches that found nothing. */
  zeroResults: Count,
  requests: Count,
  /** By landlords. */
  approved: Count,
  /** By tenants. */
  confirmed: Count,
  /** With the second signature. */
  completed: Count,
  cancelled: Type.Object(Object.fromEntries(CANCEL_REASONS.map((reason) => [reason, Count]))),
  /** How long landlords took who answered on the day; null when none did. */
  medianResponseHours: orNull(Type.Number()),
  /** The share of the listed flats that somebody lived in. */
  occupancy: Type.Number({ minimum: 0, maximum: 1 }),
  /** Charged on the day, in euro. */
  feesNet: Type.Number(),
  /** What was overdue at the end of the day, in euro. */
  overdueAmount: Type.Number(),
})
export type Report = Static<typeof Report>
