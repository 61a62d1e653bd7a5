import type { Browser } from '@domizil/domain'
import { type Insertable, sql } from 'kysely'
import type { Queries, RemoteFailureTable } from '../../foundation/tables/index.ts'

export type FailureRow = Omit<Insertable<RemoteFailureTable>, 'count'>

/** Counts a failure that the day has seen before. Tells whether it has. */
export async function countAgain(db: Queries, { frames: _, last_at, ...key }: FailureRow): Promise<boolean> {
  const counted = await db
    .updateTable('remote_failure')
    .set((eb) => ({ count: eb('count', '+', 1), last_at }))
    .where((eb) => eb.and(key))
    .returning('count')
    .executeTakeFirst()

  return counted !== undefined
}

/** Writes down a failure that is new on its day, unless the day has as many already as it may. Tells whether it did. */
export async function insertFailure(db: Queries, failure: FailureRow, mostADay: number): Promise<boolean> {
  const { day, channel, remote, version, phase, browser, message, stack, frames, last_at } = failure
  const { rows } = await sql`
    INSERT INTO remote_failure (day, channel, remote, version, phase, browser, message, stack, frames, count, last_at)
    SELECT ${day}::date, ${channel}, ${remote}, ${version}, ${phase}, ${browser}, ${message}, ${stack}, ${frames}, 1,
      ${last_at}::timestamptz
    WHERE (SELECT count(*) FROM remote_failure WHERE day = ${day}::date) < ${mostADay}::integer
    ON CONFLICT (day, channel, remote, version, phase, browser, message, stack)
      DO UPDATE SET count = remote_failure.count + 1, last_at = excluded.last_at
    RETURNING count`.execute(db)

  return rows.length > 0
}

/** How many messages and places the day has of a version in one phase. */
export async function countMessages(db: Queries, failure: FailureRow): Promise<number> {
  const { day, channel, remote, version, phase } = failure
  const { count } = await db
    .selectFrom('remote_failure')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where((eb) => eb.and({ day, channel, remote, version, phase }))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteFailuresBefore(db: Queries, day: string): Promise<void> {
  await db.deleteFrom('remote_failure').where('day', '<', day).execute()
}

/** How often each version of each part has failed since a day on each channel, the most frequent first. */
export async function sumFailures(db: Queries, since: string) {
  const byBrowser = db
    .selectFrom('remote_failure')
    .select(['channel', 'remote', 'version', 'phase', 'message', 'stack', 'browser'])
    .select((eb) => [eb.fn.sum('count').as('count'), eb.fn.max('last_at').as('last_at')])
    .where('day', '>=', since)
    .groupBy(['channel', 'remote', 'version', 'phase', 'message', 'stack', 'browser'])

  return db
    .selectFrom(byBrowser.as('one'))
    .select(['channel', 'remote', 'version', 'phase', 'message', 'stack'])
    .select((eb) => [
      eb.fn.sum<string>('count').as('count'),
      eb.fn.max('last_at').as('last_at'),
      sql<Partial<Record<Browser, number>>>`jsonb_object_agg(browser, count)`.as('browsers'),
    ])
    .groupBy(['channel', 'remote', 'version', 'phase', 'message', 'stack'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(200)
    .execute()
}

/** The places of a stack, a line each; undefined if no failure has it any more. */
export async function findFrames(db: Queries, stack: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('remote_failure')
    .select('frames')
    .where('stack', '=', stack)
    .limit(1)
    .executeTakeFirst()
  return found?.frames
}
