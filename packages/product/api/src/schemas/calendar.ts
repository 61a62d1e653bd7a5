import { type Static, Type } from 'typebox'
import { Moment, orNull } from './parts.ts'

/** Why a calendar could not be read. */
export const CALENDAR_PROBLEMS = ['ADDRESS_REFUSED', 'UNREACHABLE', 'TOO_LARGE', 'UNREADABLE'] as const
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number]

/** The calendars of a flat: the one whose days are imported, and the address of its own for others to import. */
export const FlatCalendar = Type.Object({
  calendar: orNull(
    Type.Object({
      calendarUrl: Type.String(),
      /** When it was last read without a problem. */
      lastSyncAt: orNull(Moment),
      eventCount: Type.Integer(),
      /** Null when the last attempt went well. */
      lastError: orNull(Type.Enum([...CALENDAR_PROBLEMS])),
    }),
  ),
  /** The secret address of the flat's busy days, from the site's origin on. */
  feedPath: Type.String(),
})
export type FlatCalendar = Static<typeof FlatCalendar>
