import type { NewSavedSearch, PlaceDemand, SavedSearch } from '@domizil/api/schemas'
import {
  addHours,
  addSeconds,
  checkSavedSearch,
  type Day,
  MAX_SAVED_SEARCHES,
  MIN_PEOPLE_OF_DEMAND,
  misfitOf,
} from '@domizil/domain'
import { filterOf, type PagePath, queryOfSaved, type SavedQuery, searchPath } from '@domizil/links'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Clock, dayOf, type Log, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries, Tables } from '../../foundation/tables/index.ts'
import { type Due, type JobResult, processEach } from '../../infrastructure/job/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { allOf, type Condition, conditionsOf, issuesOf, readTerm } from '../search/index.ts'
import { lockUser } from '../user/index.ts'
import { searchAlert, searchAlertAnywhere } from './mails.ts'
import { refuse } from './saved-search-refusals.ts'

const HOURS_OF_A_DAY = 24
const DAYS_THAT_COUNT = 365
/** `published_at` is the start of a flat's transaction; the flat is visible only after the commit, at most this much later. */
const COMMIT_LAG_SECONDS = 20

/** The kind of the timer that sends alerts. */
export const ALERT_SAVED_SEARCHES = 'ALERT_SAVED_SEARCHES'

/** What people look for and have not found. */
export function createSavedSearchService(dependencies: { db: Database; clock: Clock; log: Log }) {
  const { db, clock } = dependencies

  async function list(actor: User): Promise<SavedSearch[]> {
    return (await listSavedSearches(db, actor.id)).map(presentSavedSearch)
  }

  return {
    /** The actor's searches, the newest first. */
    list,

    /**
     * What others look for where the actor has a flat, without saying who: only places where enough people do. Requests of more
     * than a year ago, and those whose first day is over, do not count.
     */
    async demandIn(actor: User, places: readonly string[]): Promise<PlaceDemand[]> {
      const now = clock()
      return readDemand(db, places, {
        landlord: actor.id,
        since: addHours(now, -DAYS_THAT_COUNT * HOURS_OF_A_DAY),
        today: dayOf(now),
      })
    },

    /**
     * Saves a search. New matching flats are reported from then on, with the chosen frequency.
     *
     * @throws {DomainError} SAVED_SEARCH_INVALID (422), TOO_MANY_SAVED_SEARCHES (409).
     */
    async add(actor: User, request: NewSavedSearch): Promise<SavedSearch> {
      const issues = [
        ...checkSavedSearch(request, dayOf(clock())),
        ...issuesOf({ ...request.filters, ...request }),
      ]
      if (issues.length > 0) throw refuse('SAVED_SEARCH_INVALID', { issues })

      return db.transaction().execute(async (trx) => {
        await lockUser(trx, actor.id)
        const saved = await listSavedSearches(trx, actor.id)
        if (saved.length >= MAX_SAVED_SEARCHES) {
          throw refuse('TOO_MANY_SAVED_SEARCHES', { values: { limit: MAX_SAVED_SEARCHES } })
        }
        return presentSavedSearch(await insertSavedSearch(trx, columnsOf(actor.id, request, clock())))
      })
    },

    /**
     * Deletes a search and returns the remaining ones.
     *
     * @throws {DomainError} 404 if there is no such search, or it is another user's.
     */
    async remove(actor: User, id: number): Promise<SavedSearch[]> {
      if (!(await deleteSavedSearch(db, actor.id, id))) throw refuse('SAVED_SEARCH_NOT_FOUND')
      return list(actor)
    },

    /** Sends the alerts that are due, each search for itself. For a timer. */
    alertDue: (): Promise<JobResult> =>
      processEach(dependencies, {
        kind: ALERT_SAVED_SEARCHES,
        list: (due, now) => listDueSearches(db, alertTime(now), due),
        key: sql.ref('saved_search.id'),
        keyOf: (id) => id,
        process: (id, now) =>
          db.transaction().execute((trx) => alertOwner(trx, id, { ...alertTime(now), now })),
      }),
  }
}

function alertTime(now: Date): AlertTime {
  return { until: addSeconds(now, -COMMIT_LAG_SECONDS), dayAgo: addHours(now, -HOURS_OF_A_DAY) }
}

/** The alert and the note that it was sent are one transaction. */
async function alertOwner(trx: Queries, id: number, { now, ...time }: AlertTime & { now: Date }) {
  const search = await lockDueSearch(trx, id, time)
  if (!search) return

  const { until } = time
  // The same filter as the page sends.
  const filter = filterOf(queryOfSaved(savedQueryOf(search)))
  const conditions = conditionsOf(filter, await readTerm(trx, filter.term), now)
  // No flat is news for days that are over: the page says so and leaves them out.
  const isOver = misfitOf(filter, dayOf(now)) !== undefined
  const count = isOver ? 0 : await countNewMatches(trx, search, { until, conditions })
  if (count > 0) await orderMails(trx, [alertOf(search, count)], now)
  await markAlerted(trx, id, until)
}

function alertOf(search: SavedSearchRow, count: number) {
  const { user_id: to, city: place } = search
  const path = pathOf(search)

  return place === null
    ? searchAlertAnywhere.order({ to, values: { count }, path })
    : searchAlert.order({ to, values: { place, count }, path })
}

/** Where the search page shows a saved search, the newest flats first: they are the news. */
function pathOf(row: SavedSearchRow): PagePath {
  return searchPath({ ...queryOfSaved(savedQueryOf(row)), sort: 'NEWEST' })
}

/** A search as its owner sees it. */
function presentSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    ...savedQueryOf(row),
    ...(row.message && { message: row.message }),
    locale: row.locale,
    alert: row.alert,
    createdAt: row.created_at.toISOString(),
  }
}

/** The same as columns. */
function columnsOf(userId: string, request: NewSavedSearch, now: Date) {
  return {
    user_id: userId,
    city: request.city?.trim() || null,
    bounds: request.bounds ? JSON.stringify(request.bounds) : null,
    start_date: request.startDate ?? null,
    months: request.months ?? null,
    price_max: request.priceMax ?? null,
    persons: request.persons ?? null,
    bedrooms_min: request.bedroomsMin ?? null,
    has_pets: request.hasPets,
    message: request.message?.trim() || null,
    filters: request.filters ? JSON.stringify(request.filters) : null,
    locale: request.locale,
    alert: request.alert,
    alerted_at: now,
    created_at: now,
  }
}

/** What the search asks for. */
function savedQueryOf(row: SavedSearchRow): SavedQuery {
  return {
    ...(row.city && { city: row.city }),
    ...(row.bounds && { bounds: row.bounds }),
    ...(row.start_date && { startDate: row.start_date }),
    ...(row.months !== null && { months: row.months }),
    ...(row.price_max !== null && { priceMax: row.price_max }),
    ...(row.persons !== null && { persons: row.persons }),
    ...(row.bedrooms_min !== null && { bedroomsMin: row.bedrooms_min }),
    hasPets: row.has_pets,
    ...(row.filters && { filters: row.filters }),
  }
}

type SavedSearchRow = Selectable<Tables['saved_search']>

/** The saved searches of a user, newest first. */
async function listSavedSearches(db: Queries, userId: string): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

async function insertSavedSearch(
  trx: Queries,
  values: Insertable<Tables['saved_search']>,
): Promise<SavedSearchRow> {
  return trx.insertInto('saved_search').values(values).returningAll().executeTakeFirstOrThrow()
}

/** Deletes a search of a user. Resolves with whether it existed. */
async function deleteSavedSearch(db: Queries, userId: string, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()

  return deleted !== undefined
}

/** When searches are due: flats published up to `until` are news, and daily alerts were last sent before `dayAgo`. */
interface AlertTime {
  until: Date
  dayAgo: Date
}

/** The searches with a due alert, the longest due first, at most `limit`. */
async function listDueSearches(db: Queries, time: AlertTime, { ready, limit }: Due): Promise<number[]> {
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
async function lockDueSearch(trx: Queries, id: number, time: AlertTime): Promise<SavedSearchRow | undefined> {
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
async function markAlerted(trx: Queries, id: number, until: Date): Promise<void> {
  await trx
    .updateTable('saved_search')
    .set({ alerted_at: sql<Date>`greatest(alerted_at, ${until})` })
    .where('id', '=', id)
    .execute()
}

/** The number of matching flats published since the last alert; the owner's flats do not count. */
async function countNewMatches(
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
async function readDemand(
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
