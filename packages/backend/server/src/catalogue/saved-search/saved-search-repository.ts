import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Queries, SavedSearchTable } from '../../foundation/tables/index.ts'
import { allOf, type Condition } from '../search/index.ts'

export type SavedSearchRow = Selectable<SavedSearchTable>

/** The saved searches of a user, newest first. */
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

/** Deletes a search of a user. Resolves with whether it existed. */
export async function deleteSavedSearch(db: Queries, userId: string, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()

  return deleted !== undefined
}

/** When searches are due: flats published up to `until` are news, and daily alerts were last sent before `dayAgo`. */
export interface AlertTime {
  until: Date
  dayAgo: Date
}

/** The searches with a due alert, the longest due first, at most `limit`. */
export async function listDueSearches(
  db: Queries,
  time: AlertTime,
  { ready, limit }: { ready: RawBuilder<boolean>; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_search')
    .select('id')
    .where(isDue(time))
    .where(ready)
    .orderBy('alerted_at')
    .orderBy('id')
    .limit(limit)
    .execute()

  return rows.map(({ id }) => id)
}

/** Locks a search, so that its owner gets one alert; undefined if it is not due any more or another process has it. */
export async function lockDueSearch(
  trx: Queries,
  id: number,
  time: AlertTime,
): Promise<SavedSearchRow | undefined> {
  return trx
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', id)
    .where(isDue(time))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

function isDue({ until, dayAgo }: AlertTime) {
  return sql<boolean>`(
    alert = 'INSTANT' AND alerted_at < ${until} OR alert = 'DAILY' AND alerted_at <= ${dayAgo}
  )`
}

/** Notes up to when the owner of a search knows of new flats; never back. */
export async function markAlerted(trx: Queries, id: number, until: Date): Promise<void> {
  await trx
    .updateTable('saved_search')
    .set({ alerted_at: sql<Date>`greatest(alerted_at, ${until})` })
    .where('id', '=', id)
    .execute()
}

/** The number of matching flats published since the last alert; the owner's flats do not count. */
export async function countNewMatches(
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
