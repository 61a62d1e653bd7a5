import { MAX_BLOCK_NOTE } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { BlockedPeriods, NewBlockedPeriod, OwnBlockedPeriod } from './blocked-period.ts'
import { FlatCalendar } from './calendar.ts'
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
  query: Type.Object({ flatId: Id, calendarUrl: lineWithin({ min: 1, max: 2000 }) }),
  response: FlatCalendar,
} satisfies CallSchema
export const getCalendar = { query: FlatIdQuery, response: FlatCalendar } satisfies CallSchema
export const removeCalendar = { query: FlatIdQuery, response: FlatCalendar } satisfies CallSchema
export const renewFeed = { query: FlatIdQuery, response: FlatCalendar } satisfies CallSchema
