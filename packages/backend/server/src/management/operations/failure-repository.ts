import { type Insertable, sql } from 'kysely'
import type { Queries, RemoteFailureTable } from '../../foundation/tables/index.ts'

export type FailureRow = Omit<Insertable<RemoteFailureTable>, 'count'>

/** Counts a failure that the day has seen before. Tells whether it has. */
export async function countAgain(db: Queries, failure: FailureRow): Promise<boolean> {
  const { day, remote, version, phase, message, last_at } = failure
  const counted = await db
    .updateTable('remote_failure')
    .set((eb) => ({ count: eb('count', '+', 1), last_at }))
    .where((eb) => eb.and({ day, remote, version, phase, message }))
    .returning('count')
    .executeTakeFirst()

  return counted !== undefined
}

/** Writes down a failure that is new on its day, unless the day has as many already as it may. Tells whether it did. */
export async function insertFailure(db: Queries, failure: FailureRow, mostADay: number): Promise<boolean> {
  const { day, remote, version, phase, message, last_at } = failure
  const { rows } = await sql`
    INSERT INTO remote_failure (day, remote, version, phase, message, count, last_at)
    SELECT ${day}::date, ${remote}, ${version}, ${phase}, ${message}, 1, ${last_at}::timestamptz
    WHERE (SELECT count(*) FROM remote_failure WHERE day = ${day}::date) < ${mostADay}::integer
    ON CONFLICT (day, remote, version, phase, message)
      DO UPDATE SET count = remote_failure.count + 1, last_at = excluded.last_at
    RETURNING count`.execute(db)

  return rows.length > 0
}

/** How many messages the day has of a version in one phase. */
export async function countMessages(db: Queries, failure: FailureRow): Promise<number> {
  const { day, remote, version, phase } = failure
  const { count } = await db
    .selectFrom('remote_failure')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where((eb) => eb.and({ day, remote, version, phase }))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteFailuresBefore(db: Queries, day: string): Promise<void> {
  await db.deleteFrom('remote_failure').where('day', '<', day).execute()
}

/** How often each version of each part has failed since a day, the most frequent first. */
export async function sumFailures(db: Queries, since: string) {
  return db
    .selectFrom('remote_failure')
    .select(['remote', 'version', 'phase', 'message'])
    .select((eb) => [eb.fn.sum<string>('count').as('count'), eb.fn.max('last_at').as('last_at')])
    .where('day', '>=', since)
    .groupBy(['remote', 'version', 'phase', 'message'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(200)
    .execute()
}
