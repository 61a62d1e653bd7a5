import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/**
 * The revisions of users: another one after each change. The number of changes counts as well as the last one, since
 * transactions end in another order than they begin. Users without recent changes are left out.
 */
export async function readRevisions(db: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('user_change')
    .select(['user_id', sql<string>`max(transaction_id) || '-' || count(*)`.as('revision')])
    .where(sql<boolean>`user_id = ANY(${userIds})`)
    .groupBy('user_id')
    .execute()

  return new Map(rows.map(({ user_id, revision }) => [user_id, revision]))
}

/** Deletes changes that no open page waits for. */
export async function deleteChanges(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('user_change').where('created_at', '<', before).execute()
}
