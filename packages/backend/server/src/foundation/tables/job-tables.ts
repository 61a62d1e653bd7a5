import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Moment } from './moment-column.ts'

export interface JobTable {
  id: GeneratedAlways<number>
  kind: string
  payload: ColumnType<Record<string, unknown>, string | undefined, string>
  run_at: Moment
  attempts: Generated<number>
  locked_until: Date | null
  last_error: string | null
  done_at: Date | null
  created_at: Moment
  every_seconds: number | null
  failed_at: Date | null
  traceparent: string | null
}

export interface FailedItemTable {
  kind: string
  item: string
  attempts: number
  reason: string
  failed_at: Date
  retry_at: Date
  first_failed_at: Date
}
