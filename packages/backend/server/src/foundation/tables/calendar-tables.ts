import type { CalendarProblem } from '@domizil/api/schemas'
import type { Generated } from 'kysely'
import type { Moment } from './moment-column.ts'

export interface FlatCalendarTable {
  flat_id: number
  url: string
  synced_at: Date | null
  event_count: Generated<number>
  last_error: CalendarProblem | null
  next_sync_at: Date
  created_at: Moment
}
