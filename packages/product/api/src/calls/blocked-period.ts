import { call } from '../call.ts'
import type * as schema from '../schemas/blocked-period-calls.ts'

/**
 * All four answer the list as it is afterwards: what is not over yet. Blocks of one kind never overlap and reach five
 * years ahead at most, so there are as many as that has days.
 */
export const listBlockedPeriods = call<typeof schema.listBlockedPeriods>(
  'GET',
  '/flat/api/blockedPeriod/list/:flatId',
)
export const createBlockedPeriod = call<typeof schema.createBlockedPeriod>(
  'PUT',
  '/flat/api/blockedPeriod/create/:flatId',
)
export const removeBlockedPeriod = call<typeof schema.removeBlockedPeriod>(
  'DELETE',
  '/flat/api/blockedPeriod/remove/:id',
)
/** The owner says that the days are right as they are: that raises the flat's score for a while. */
export const confirmCalendar = call<typeof schema.confirmCalendar>(
  'PUT',
  '/flat/api/blockedPeriod/confirm/:flatId',
)
/** Reads the calendar at once and from then on every two hours; a calendar that was there before is replaced. */
export const addCalendar = call<typeof schema.addCalendar>('PUT', '/flat/api/blockedPeriod/calendar/add')
export const getCalendar = call<typeof schema.getCalendar>('GET', '/flat/api/blockedPeriod/calendar')
/** Frees the imported days as well. */
export const removeCalendar = call<typeof schema.removeCalendar>(
  'DELETE',
  '/flat/api/blockedPeriod/calendar/remove',
)
