import type { Insertable } from 'kysely'
import type { Queries, SearchLogTable } from '../../foundation/tables/index.ts'

export type SearchEntry = Insertable<SearchLogTable>

export async function insertSearches(db: Queries, entries: readonly SearchEntry[]): Promise<void> {
  await db.insertInto('search_log').values(entries).execute()
}

/**
 * Forgets searches that were made before, the oldest first, and resolves with how many. At most `limit`: a statement that
 * deletes those of a busy day takes longer than a statement may.
 */
export async function deleteSearchesBefore(db: Queries, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('search_log')
    .where('id', 'in', (of) =>
      of.selectFrom('search_log').select('id').where('at', '<', before).orderBy('at').limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
