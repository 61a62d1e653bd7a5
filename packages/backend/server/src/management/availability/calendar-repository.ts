import type { CalendarEntryProblem, CalendarProblem } from '@domizil/api/schemas'
import type { Period } from '@domizil/domain'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { BusyDays } from './calendar-feed.ts'
import type { DaysOfEntry } from './read-calendar.ts'
import { blockedPeriodsAsOf, type Queries, type Tables } from '../../foundation/tables/index.ts'

/** Into how many shares the calendars are divided, so that as many processes can read them at once. */
export const CALENDAR_SHARES = 16

export type CalendarRow = Selectable<Tables['imported_calendar']>

/** How reading a calendar went. */
export interface SyncOutcome {
  at: Date
  nextAt: Date
  readCount: number
  problems: readonly CalendarEntryProblem[]
  days: readonly DaysOfEntry[]
}

/** How many problems are stored to be shown: the rest is counted. */
const SHOWN_PROBLEMS = 50

/** The calendars that a flat imports, in the order in which they were added. */
export async function listCalendars(db: Queries, flatId: number): Promise<CalendarRow[]> {
  return db.selectFrom('imported_calendar').selectAll().where('flat_id', '=', flatId).orderBy('id').execute()
}

export async function findCalendar(db: Queries, id: number): Promise<CalendarRow | undefined> {
  return db.selectFrom('imported_calendar').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Adds a calendar that is about to be read. */
export async function insertCalendar(
  trx: Queries,
  { flatId, name, url }: { flatId: number; name: string; url: string },
  now: Date,
): Promise<CalendarRow> {
  return trx
    .insertInto('imported_calendar')
    .values({ flat_id: flatId, name, url, next_sync_at: now, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function renameCalendar(trx: Queries, id: number, name: string): Promise<void> {
  await trx.updateTable('imported_calendar').set({ name }).where('id', '=', id).execute()
}

/** Stores what was read of a calendar. */
export async function updateCalendar(
  trx: Queries,
  id: number,
  { at, nextAt, readCount, problems, days }: SyncOutcome,
): Promise<void> {
  const part_count = problems.filter(({ isBlocked }) => isBlocked).length
  await trx
    .updateTable('imported_calendar')
    .set({
      synced_at: at,
      next_sync_at: nextAt,
      event_count: readCount,
      part_count,
      unread_count: problems.length - part_count,
      problems: JSON.stringify(problems.slice(0, SHOWN_PROBLEMS)),
      entry_days: JSON.stringify(days),
      is_whole: problems.length === 0,
      last_error: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Stores why a calendar could not be read. Its days stay: an outdated calendar is better than none. */
export async function storeProblem(
  trx: Queries,
  { id, is_whole }: Pick<CalendarRow, 'id' | 'is_whole'>,
  problem: CalendarProblem,
  nextAt: Date,
): Promise<void> {
  await trx
    .updateTable('imported_calendar')
    .set({ last_error: problem, next_sync_at: nextAt, is_whole })
    .where('id', '=', id)
    .execute()
}

/** Removes calendars; their days go with them. */
export async function deleteCalendars(trx: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('imported_calendar').where('id', 'in', ids).execute()
}

/** Gives the feed of a flat another secret; resolves with the flat. */
export async function changeFeedSecret(trx: Queries, flatId: number) {
  return trx
    .updateTable('flat')
    .set({ feed_secret: sql<string>`gen_random_uuid()` })
    .where('id', '=', flatId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The calendars to read again, of one share or all, the longest due first. Those of archived flats rest. */
export async function listDueCalendars(
  db: Queries,
  now: Date,
  { ready, share, limit }: { ready: RawBuilder<boolean>; share?: number | undefined; limit: number },
): Promise<CalendarRow[]> {
  return db
    .selectFrom('imported_calendar')
    .innerJoin('flat', 'flat.id', 'imported_calendar.flat_id')
    .selectAll('imported_calendar')
    .where('next_sync_at', '<=', now)
    .where('flat.status', '<>', 'ARCHIVED')
    .where(ready)
    .$if(share !== undefined, (query) =>
      query.where(sql`imported_calendar.flat_id % ${CALENDAR_SHARES}`, '=', share),
    )
    .orderBy('next_sync_at')
    .orderBy('imported_calendar.id')
    .limit(limit)
    .execute()
}

/** Puts other days of a calendar in the place of those before. */
export async function replaceImportedDays(
  trx: Queries,
  { id, flat_id }: Pick<CalendarRow, 'id' | 'flat_id'>,
  periods: readonly Period[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('blocked_period').where('calendar_id', '=', id).execute()
  if (periods.length === 0) return

  const common = { flat_id, calendar_id: id, source: 'CALENDAR' as const, created_at: now }
  await trx
    .insertInto('blocked_period')
    .values(periods.map(({ from, to }) => ({ ...common, blocked_from: from, blocked_to: to })))
    .execute()
}

/** The flat's own busy days that are not over: booked, or blocked by its owner. */
export async function listOwnBusyDays(
  db: Queries,
  flatId: number,
  { now, today }: { now: Date; today: string },
): Promise<BusyDays[]> {
  return (
    db
      .selectFrom(blockedPeriodsAsOf(now).as('period'))
      .select(['blocked_from as from', 'blocked_to as to', 'created_at as enteredAt'])
      .where('flat_id', '=', flatId)
      // Imported days would come back to where they are from, and never be free again.
      .where('source', '<>', 'CALENDAR')
      .where('blocked_to', '>=', today)
      .execute()
  )
}
