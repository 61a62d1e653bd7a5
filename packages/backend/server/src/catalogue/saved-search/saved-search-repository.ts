import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { PlaceDemand } from '@domizil/api/schemas'
import { type Day, MIN_PEOPLE_OF_DEMAND } from '@domizil/domain'
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

/** The saved searches that count. */
interface DemandScope {
  /** Who lets a flat there: own saved searches do not count. */
  landlord: string
  since: Date
  today: Day
}

/** The demand in places where the landlord has a flat and enough people look for one, the most wanted first. */
export async function readDemand(
  db: Queries,
  places: readonly string[],
  { landlord, since, today }: DemandScope,
): Promise<PlaceDemand[]> {
  const { rows } = await sql<PlaceDemand>`
    SELECT wanted.place, count(DISTINCT wish.user_id)::int AS people,
      mode() WITHIN GROUP (ORDER BY wish.bedrooms_min) AS bedrooms,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY wish.price_max) AS "priceMax"
    FROM (SELECT DISTINCT unnest(${[...places]}::text[]) AS place) AS wanted
    JOIN saved_search AS wish ON fold_text(wish.city) = fold_text(wanted.place)
    WHERE wish.user_id <> ${landlord} AND wish.created_at > ${since}
      AND EXISTS (
        SELECT FROM flat AS own WHERE own.owner_id = ${landlord}
          AND fold_text(wanted.place) IN (fold_text(own.city), fold_text(own.district))
      )
      AND (wish.start_date IS NULL OR wish.start_date >= ${today})
    GROUP BY wanted.place
    HAVING count(DISTINCT wish.user_id) >= ${MIN_PEOPLE_OF_DEMAND}
    ORDER BY people DESC, wanted.place`.execute(db)

  return rows
}
