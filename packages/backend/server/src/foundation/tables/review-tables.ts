import type { ReviewKind, ReviewStatus } from '@domizil/domain'
import type { GeneratedAlways, JSONColumnType } from 'kysely'
import type { Moment } from './moment-column.ts'
import type { StoredByDefault } from './stored.ts'

export interface ReviewTable {
  id: GeneratedAlways<number>
  kind: ReviewKind
  booking_id: number
  flat_id: number
  tenant_id: string
  author_id: string | null
  ratings: JSONColumnType<Record<string, number>>
  text: string
  status: StoredByDefault<ReviewStatus>
  hidden_reason: string | null
  reply: string | null
  replied_at: Date | null
  published_at: Date | null
  created_at: Moment
}
