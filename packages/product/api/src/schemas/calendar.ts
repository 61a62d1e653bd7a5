import { type Static, Type } from 'typebox'
import { Moment, orNull } from './parts.ts'

/** Why a calendar could not be imported. */
export const CALENDAR_PROBLEMS = ['ADDRESS_REFUSED', 'UNREACHABLE', 'TOO_LARGE', 'UNREADABLE'] as const
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number]

/** The calendars of a flat: the imported one, and the feed for others to import. */
export const FlatCalendar = Type.Object({
  calendar: orNull(
    Type.Object({
      calendarUrl: Type.String(),
      /** The time of the last successful import. */
      lastSyncAt: orNull(Moment),
      eventCount: Type.Integer(),
      /** Null if the last import succeeded. */
      lastError: orNull(Type.Enum([...CALENDAR_PROBLEMS])),
    }),
  ),
  /** The secret path of the flat's feed, relative to the site's origin. */
  feedPath: Type.String(),
})
export type FlatCalendar = Static<typeof FlatCalendar>
