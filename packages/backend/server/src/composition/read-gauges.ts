import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../foundation/tables/index.ts'

/** A number that is read when it is asked for. */
export interface Gauge {
  name:
    | 'jobs_due'
    | 'job_lag_seconds'
    | 'jobs_given_up'
    | 'items_failed'
    | 'mail_lag_seconds'
    | 'calendar_lag_seconds'
    | 'standby_missing'
  /** The kind of job; undefined for all. */
  kind?: string
  value: number
}

/** How much work waits, how long the oldest has waited for its time, and how much was given up. */
export async function readGauges(db: Database, now: Date): Promise<Gauge[]> {
  const secondsSince = (moment: RawBuilder<unknown>) =>
    sql<number>`coalesce(greatest(extract(epoch FROM ${now}::timestamptz - min(${moment})), 0), 0)::float8`
  const [due, givenUp, failed, mails, calendars, standby] = await Promise.all([
    db
      .selectFrom('job')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count'), secondsSince(sql`run_at`).as('lag')])
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('run_at', '<=', now)
      .groupBy('kind')
      .execute(),
    db
      .selectFrom('job')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .where('failed_at', 'is not', null)
      .where('done_at', 'is', null)
      .groupBy('kind')
      .execute(),
    db
      .selectFrom('failed_item')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .groupBy('kind')
      .execute(),
    db
      .selectFrom('job')
      .select(secondsSince(sql`created_at`).as('lag'))
      .where('kind', '=', 'SEND_MAIL')
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('imported_calendar')
      .select(secondsSince(sql`next_sync_at`).as('lag'))
      .executeTakeFirstOrThrow(),
    isStandbyMissing(db),
  ])

  return [
    ...due.map(({ kind, count }) => ({ name: 'jobs_due' as const, kind, value: count })),
    ...due.map(({ kind, lag }) => ({ name: 'job_lag_seconds' as const, kind, value: lag })),
    ...givenUp.map(({ kind, count }) => ({ name: 'jobs_given_up' as const, kind, value: count })),
    ...failed.map(({ kind, count }) => ({ name: 'items_failed' as const, kind, value: count })),
    { name: 'mail_lag_seconds', value: mails.lag },
    { name: 'calendar_lag_seconds', value: calendars.lag },
    { name: 'standby_missing', value: Number(standby) },
  ]
}

/** Whether the server has each write wait for a standby, and none is connected. */
async function isStandbyMissing(db: Database): Promise<boolean> {
  const { rows } = await sql<{ missing: boolean }>`
    SELECT current_setting('synchronous_standby_names') <> '' AND NOT EXISTS (SELECT FROM pg_stat_replication) AS missing
  `.execute(db)
  return rows[0]?.missing ?? false
}
