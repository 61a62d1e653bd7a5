import type { Insertable } from 'kysely'
import type { Queries, SearchLogTable } from '../../foundation/tables/index.ts'

export type SearchEntry = Insertable<SearchLogTable>

export async function insertSearches(db: Queries, entries: readonly SearchEntry[]): Promise<void> {
  await db.insertInto('search_log').values(entries).execute()
}

/** Forgets the searches that were made before. */
export async function deleteSearchesBefore(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('search_log').where('at', '<', before).execute()
}
