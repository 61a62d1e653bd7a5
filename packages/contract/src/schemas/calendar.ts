import { type Static, Type } from 'typebox'
import { Moment } from './parts.ts'

/** Why a calendar could not be read. */
export const CALENDAR_PROBLEMS = ['ADDRESS_REFUSED', 'UNREACHABLE', 'TOO_LARGE', 'UNREADABLE'] as const
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number]

/** The calendars of a flat: the one whose days are imported, and the address of its own for others to import. */
export const FlatCalendar = Type.Object({
  calendar: Type.Union([
    Type.Object({
      calendarUrl: Type.String(),
      /** When it was last read without a problem. */
      lastSyncAt: Type.Union([Moment, Type.Null()]),
      eventCount: Type.Integer(),
      /** Null when the last attempt went well. */
      lastError: Type.Union([Type.Enum([...CALENDAR_PROBLEMS]), Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** The secret address of the flat's busy days, from the site's origin on. */
  feedPath: Type.String(),
})
export type FlatCalendar = Static<typeof FlatCalendar>
