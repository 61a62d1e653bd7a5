import type { RawBuilder } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** Those who have left, and whose records nobody has to keep any more on that day; so many of them. */
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

/** Nothing has to be kept of somebody any more. */
export async function unlock(trx: Queries, userId: string): Promise<void> {
  await trx.updateTable('app_user').set({ locked_until: null }).where('id', '=', userId).execute()
}

/** Keeps everybody else from adding anything that refers to somebody, until the transaction ends. */
export async function lockLeaver(trx: Queries, userId: string): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
}
