import { type Static, Type } from 'typebox'
import { Id, Moment, orNull } from './parts.ts'

/** Why a calendar could not be imported. */
export const CALENDAR_PROBLEMS = ['ADDRESS_REFUSED', 'UNREACHABLE', 'TOO_LARGE', 'UNREADABLE'] as const
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number]

/** Why an entry of a calendar could not be read, or only in part. */
export const CALENDAR_ENTRY_REASONS = [
  'NO_DATES',
  'START_UNREADABLE',
  'END_UNREADABLE',
  'END_BEFORE_START',
  'DATE_UNREADABLE',
  'RULE_UNREADABLE',
  'RULE_TOO_LONG',
  'ZONE_UNKNOWN',
  'CUT_OFF',
] as const
export type CalendarEntryReason = (typeof CALENDAR_ENTRY_REASONS)[number]

/** An entry of a calendar that could not be read, or only in part. */
export const CalendarEntryProblem = Type.Object({
  /** Empty if it has none. */
  uid: Type.String(),
  /** Of the calendar's text, from 1. */
  line: Type.Integer(),
  reason: Type.Enum([...CALENDAR_ENTRY_REASONS]),
  /** Whether what could be read of it blocks days. */
  isBlocked: Type.Boolean(),
})
export type CalendarEntryProblem = Static<typeof CalendarEntryProblem>

/** A calendar elsewhere from which a flat's days are imported. */
export const ImportedCalendar = Type.Object({
  id: Id,
  name: Type.String(),
  calendarUrl: Type.String(),
  /** The time of the last successful import. */
  lastSyncAt: orNull(Moment),
  /** How many entries were read whole by it. */
  eventCount: Type.Integer(),
  /** How many were read in part, and how many not at all. */
  partCount: Type.Integer(),
  unreadCount: Type.Integer(),
  /** The first of those, by their line. */
  problems: Type.Array(CalendarEntryProblem),
  /** Null if the last import succeeded. */
  lastError: orNull(Type.Enum([...CALENDAR_PROBLEMS])),
})
export type ImportedCalendar = Static<typeof ImportedCalendar>

/** The calendars of a flat: the imported ones, and the feed for others to import. */
export const FlatCalendars = Type.Object({
  /** In the order in which they were added. */
  calendars: Type.Array(ImportedCalendar),
  /** The secret path of the flat's feed, relative to the site's origin. */
  feedPath: Type.String(),
})
export type FlatCalendars = Static<typeof FlatCalendars>
