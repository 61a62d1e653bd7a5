import type { RawBuilder } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** Deleted accounts whose retention has ended by that day, at most `limit`. */
export async function listUnlocked(
  db: Queries,
  today: string,
  { ready, limit }: { ready: RawBuilder<boolean>; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('locked_until', '<', today)
    .where(ready)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends the retention of a user's records. */
export async function unlock(trx: Queries, userId: string): Promise<void> {
  await trx.updateTable('app_user').set({ locked_until: null }).where('id', '=', userId).execute()
}

/** Prevents concurrent rows that refer to the user, until the transaction ends. */
export async function lockUserForDeletion(trx: Queries, userId: string): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
}
