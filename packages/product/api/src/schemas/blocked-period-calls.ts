import { MAX_BLOCK_NOTE, MAX_CALENDAR_NAME } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { BlockedPeriods, NewBlockedPeriod, OwnBlockedPeriod } from './blocked-period.ts'
import { FlatCalendars } from './calendar.ts'
import { Day, FlatIdParams, FlatIdQuery, Id, IdParams, lineUpTo, lineWithin } from './parts.ts'

export const listBlockedPeriods = { params: FlatIdParams, response: BlockedPeriods } satisfies CallSchema
export const listOwnBlockedPeriods = {
  query: Type.Object({ from: Day, months: Type.Integer({ minimum: 1, maximum: 12 }) }),
  response: Type.Array(OwnBlockedPeriod),
} satisfies CallSchema
export const createBlockedPeriod = {
  params: FlatIdParams,
  body: NewBlockedPeriod,
  response: BlockedPeriods,
} satisfies CallSchema
export const noteBlockedPeriod = {
  params: IdParams,
  body: Type.Object({ note: lineUpTo(MAX_BLOCK_NOTE) }),
  response: BlockedPeriods,
} satisfies CallSchema
export const removeBlockedPeriod = { params: IdParams, response: BlockedPeriods } satisfies CallSchema
export const confirmCalendar = { params: FlatIdParams, response: BlockedPeriods } satisfies CallSchema
export const addCalendar = {
  query: Type.Object({
    flatId: Id,
    calendarUrl: lineWithin({ min: 1, max: 2000 }),
    /** The name of the host by default; a calendar that is read again keeps its own. */
    name: Type.Optional(lineUpTo(MAX_CALENDAR_NAME)),
  }),
  response: FlatCalendars,
} satisfies CallSchema
export const getCalendar = { query: FlatIdQuery, response: FlatCalendars } satisfies CallSchema
export const renameCalendar = {
  params: IdParams,
  body: Type.Object({ name: lineWithin({ min: 1, max: MAX_CALENDAR_NAME }) }),
  response: FlatCalendars,
} satisfies CallSchema
export const removeCalendar = {
  query: Type.Object({
    flatId: Id,
    /** All calendars of the flat by default. */
    calendarId: Type.Optional(Id),
  }),
  response: FlatCalendars,
} satisfies CallSchema
export const renewFeed = { query: FlatIdQuery, response: FlatCalendars } satisfies CallSchema
