import type { CalendarEntryProblem, CalendarProblem } from '@domizil/api/schemas'
import type { Period } from '@domizil/domain'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Moment } from './moment-column.ts'

export interface ImportedCalendarTable {
  id: GeneratedAlways<number>
  flat_id: number
  name: string
  url: string
  synced_at: Date | null
  event_count: Generated<number>
  part_count: Generated<number>
  unread_count: Generated<number>
  problems: JSONColumnType<CalendarEntryProblem[], string | undefined>
  /** The days that each entry took when the calendar was last read, by its UID. */
  entry_days: JSONColumnType<{ uid: string; periods: Period[] }[], string | undefined>
  is_whole: Generated<boolean>
  last_error: CalendarProblem | null
  next_sync_at: Date
  created_at: Moment
}
