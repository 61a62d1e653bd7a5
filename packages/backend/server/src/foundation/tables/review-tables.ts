import type { ReviewKind, ReviewStatus } from '@domizil/domain'
import type { GeneratedAlways, JSONColumnType } from 'kysely'
import type { Moment } from './moment-column.ts'
import { column } from './columns.ts'
import type { StoredByDefault } from './stored.ts'

/** The columns of a review. */
export const REVIEW = {
  id: column<GeneratedAlways<number>>(),
  kind: column<ReviewKind>(),
  booking_id: column<number>(),
  flat_id: column<number>(),
  tenant_id: column<string>(),
  author_id: column<string | null>(),
  ratings: column<JSONColumnType<Record<string, number>>>(),
  text: column<string>(),
  status: column<StoredByDefault<ReviewStatus>>(),
  hidden_reason: column<string | null>(),
  reply: column<string | null>(),
  replied_at: column<Date | null>(),
  published_at: column<Date | null>(),
  created_at: column<Moment>(),
}
export type ReviewTable = typeof REVIEW
