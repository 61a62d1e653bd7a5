import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries } from '../lib/queries.ts'
import type { SavedSearchTable } from '../lib/user-tables.ts'
import { allOf, type Condition } from '../search/condition.ts'

export type SavedSearchRow = Selectable<SavedSearchTable>

/** Somebody's searches, the newest first. */
export async function listSavedSearches(db: Queries, userId: string): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertSavedSearch(
  trx: Queries,
  values: Insertable<SavedSearchTable>,
): Promise<SavedSearchRow> {
  return trx.insertInto('saved_search').values(values).returningAll().executeTakeFirstOrThrow()
}

/** Tells whether there was such a search of that person. */
export async function deleteSavedSearch(db: Queries, userId: string, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()

  return gone !== undefined
}

/** Searches whose owners want to know now: at once, or once a day. Locked, so that nobody is told twice. */
export async function lockDueSearches(
  trx: Queries,
  { until, dayAgo, limit }: { until: Date; dayAgo: Date; limit: number },
): Promise<SavedSearchRow[]> {
  return trx
    .selectFrom('saved_search')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('alert', '=', 'INSTANT'), eb('alerted_at', '<', until)]),
        eb.and([eb('alert', '=', 'DAILY'), eb('alerted_at', '<=', dayAgo)]),
      ]),
    )
    .orderBy('alerted_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Notes up to when these searches have been told of; never back. */
export async function markAlerted(trx: Queries, ids: readonly number[], until: Date): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('saved_search')
    .set({ alerted_at: sql<Date>`greatest(alerted_at, ${until})` })
    .where('id', 'in', ids)
    .execute()
}

/** How many flats that fit have been published since the search was last told of any, up to then; one's own are no news. */
export async function countNews(
  db: Queries,
  { user_id, alerted_at }: SavedSearchRow,
  { until, conditions }: { until: Date; conditions: readonly Condition[] },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count
    FROM flat_search AS s JOIN flat AS f ON f.id = s.flat_id
    WHERE s.published_at > ${alerted_at} AND s.published_at <= ${until} AND f.owner_id <> ${user_id} AND ${allOf(conditions)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
