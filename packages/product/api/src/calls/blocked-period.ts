import { get, put, remove } from '../call.ts'
import type * as schema from '../schemas/blocked-period-calls.ts'

/**
 * The current and future blocked periods of a flat. The four calls below return the same list after their change.
 * Periods of one kind never overlap and end within five years, which bounds their number.
 */
export const listBlockedPeriods = get<typeof schema.listBlockedPeriods>(
  '/flat/api/blockedPeriod/list/:flatId',
)
/** What blocks the caller's flats within the months from a day on, by flat and day. Archived flats are left out. */
export const listOwnBlockedPeriods = get<typeof schema.listOwnBlockedPeriods>(
  '/flat/api/blockedPeriod/listOwn',
)
/** Blocks days of an own flat. Refused where a booking or another block has one of them. */
export const createBlockedPeriod = put<typeof schema.createBlockedPeriod>(
  '/flat/api/blockedPeriod/create/:flatId',
)
/** Changes the note beside days that the owner has blocked; an empty one removes it. */
export const noteBlockedPeriod = put<typeof schema.noteBlockedPeriod>('/flat/api/blockedPeriod/note/:id')
/** Removes a period that the owner has blocked. */
export const removeBlockedPeriod = remove<typeof schema.removeBlockedPeriod>(
  '/flat/api/blockedPeriod/remove/:id',
)
/** Confirms that the calendar is up to date, which raises the flat's score for some time. */
export const confirmCalendar = put<typeof schema.confirmCalendar>('/flat/api/blockedPeriod/confirm/:flatId')
/** Imports a calendar at once and then every two hours. One that the flat imports already is read again. */
export const addCalendar = put<typeof schema.addCalendar>('/flat/api/blockedPeriod/calendar/add')
/** The imported calendars of an own flat, and the address of its feed. */
export const getCalendar = get<typeof schema.getCalendar>('/flat/api/blockedPeriod/calendar')
/** Gives an imported calendar another name. */
export const renameCalendar = put<typeof schema.renameCalendar>('/flat/api/blockedPeriod/calendar/rename/:id')
/** Removes an imported calendar, or all of a flat, with the days that they block. */
export const removeCalendar = remove<typeof schema.removeCalendar>('/flat/api/blockedPeriod/calendar/remove')
/** Gives the feed of an own flat another address; the one before is over at once. */
export const renewFeed = put<typeof schema.renewFeed>('/flat/api/blockedPeriod/calendar/renewFeed')
