import type { CalendarEntryProblem, CalendarProblem } from '@domizil/api/schemas'
import type { Period } from '@domizil/domain'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { BusyDays } from './calendar-feed.ts'
import type { DaysOfEntry } from './read-calendar.ts'
import { blockedPeriodsAsOf, type FlatCalendarTable, type Queries } from '../../foundation/tables/index.ts'

/** Into how many shares the calendars are divided, so that as many processes can read them at once. */
export const CALENDAR_SHARES = 16

export type CalendarRow = Selectable<FlatCalendarTable>

/** How reading a calendar went. */
export interface SyncOutcome {
  url: string
  at: Date
  nextAt: Date
  readCount: number
  problems: readonly CalendarEntryProblem[]
  days: readonly DaysOfEntry[]
}

/** How many problems are stored to be shown: the rest is counted. */
const SHOWN_PROBLEMS = 50

export async function findCalendar(db: Queries, flatId: number): Promise<CalendarRow | undefined> {
  return db.selectFrom('flat_calendar').selectAll().where('flat_id', '=', flatId).executeTakeFirst()
}

/** Stores a calendar that has just been read, in place of a former one. */
export async function upsertCalendar(
  trx: Queries,
  flatId: number,
  { url, at, nextAt, readCount, problems, days }: SyncOutcome,
): Promise<void> {
  const part_count = problems.filter(({ isBlocked }) => isBlocked).length
  const columns = {
    url,
    synced_at: at,
    next_sync_at: nextAt,
    event_count: readCount,
    part_count,
    unread_count: problems.length - part_count,
    problems: JSON.stringify(problems.slice(0, SHOWN_PROBLEMS)),
    entry_days: JSON.stringify(days),
    is_whole: problems.length === 0,
    last_error: null,
  }
  await trx
    .insertInto('flat_calendar')
    .values({ flat_id: flatId, ...columns, created_at: at })
    .onConflict((conflict) => conflict.column('flat_id').doUpdateSet(columns))
    .execute()
}

/** Stores why a calendar could not be read. Its days stay: an outdated calendar is better than none. */
export async function storeProblem(
  trx: Queries,
  { flat_id, is_whole }: Pick<CalendarRow, 'flat_id' | 'is_whole'>,
  problem: CalendarProblem,
  nextAt: Date,
): Promise<void> {
  await trx
    .updateTable('flat_calendar')
    .set({ last_error: problem, next_sync_at: nextAt, is_whole })
    .where('flat_id', '=', flat_id)
    .execute()
}

export async function deleteCalendar(trx: Queries, flatId: number): Promise<void> {
  await trx.deleteFrom('flat_calendar').where('flat_id', '=', flatId).execute()
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
    .selectFrom('flat_calendar')
    .innerJoin('flat', 'flat.id', 'flat_calendar.flat_id')
    .selectAll('flat_calendar')
    .where('next_sync_at', '<=', now)
    .where('flat.status', '<>', 'ARCHIVED')
    .where(ready)
    .$if(share !== undefined, (query) =>
      query.where(sql`flat_calendar.flat_id % ${CALENDAR_SHARES}`, '=', share),
    )
    .orderBy('next_sync_at')
    .orderBy('flat_id')
    .limit(limit)
    .execute()
}

/** Puts other imported days in the place of those before. */
export async function replaceImportedDays(
  trx: Queries,
  flatId: number,
  periods: readonly Period[],
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('blocked_period')
    .where('flat_id', '=', flatId)
    .where('source', '=', 'CALENDAR')
    .execute()
  if (periods.length === 0) return

  const rows = periods.map(({ from, to }) => ({ blocked_from: from, blocked_to: to }))
  await trx
    .insertInto('blocked_period')
    .values(rows.map((row) => ({ ...row, flat_id: flatId, source: 'CALENDAR', created_at: now }) as const))
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
