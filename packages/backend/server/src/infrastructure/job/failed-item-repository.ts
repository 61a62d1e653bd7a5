import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** An item that could not be processed, and what is known about it. */
export interface Failure {
  kind: string
  item: string
  reason: string
  failedAt: Date
}

/** The items of a kind that have failed before, each with its number of attempts. */
export async function listAttempts(db: Queries, kind: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('failed_item')
    .select(['item', 'attempts'])
    .where('kind', '=', kind)
    .execute()

  return new Map(rows.map(({ item, attempts }) => [item, attempts]))
}

/** Records a failure, and when the item is tried again. */
export async function insertFailure(
  db: Queries,
  { kind, item, reason, failedAt }: Failure,
  { attempts, retryAt }: { attempts: number; retryAt: Date },
): Promise<void> {
  const columns = { attempts, reason, failed_at: failedAt, retry_at: retryAt }
  await db
    .insertInto('failed_item')
    .values({ kind, item, ...columns, first_failed_at: failedAt })
    .onConflict((conflict) => conflict.columns(['kind', 'item']).doUpdateSet(columns))
    .execute()
}

export async function deleteFailure(db: Queries, kind: string, item: string): Promise<void> {
  await db.deleteFrom('failed_item').where('kind', '=', kind).where('item', '=', item).execute()
}

/** Deletes failures of items that have not been tried since: they are gone, or no longer due. */
export async function deleteFailuresBefore(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('failed_item').where('failed_at', '<', before).execute()
}

/** The condition that no retry of an item is pending at that moment. */
export function isReady(kind: string, item: Expression<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (
    SELECT 1 FROM failed_item
    WHERE failed_item.kind = ${kind} AND failed_item.item = (${item})::text AND failed_item.retry_at > ${now}
  )`
}
