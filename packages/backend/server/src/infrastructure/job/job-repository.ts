import { addSeconds } from '@domizil/domain'
import { sql } from 'kysely'
import { currentTraceparent } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** A job that a runner has leased. `attempts` includes this attempt, which distinguishes it from an older lease. */
export interface LeasedJob {
  id: number
  kind: string
  payload: Record<string, unknown>
  attempts: number
  every_seconds: number | null
  created_at: Date
  traceparent: string | null
}

/** Adds work to the transaction of its cause: both happen, or neither. */
export async function addJobs(
  trx: Queries,
  kind: string,
  payloads: readonly object[],
  now: Date,
): Promise<void> {
  if (payloads.length === 0) return
  const traceparent = currentTraceparent()
  const jobs = payloads.map((payload) => ({
    kind,
    payload: JSON.stringify(payload),
    run_at: now,
    created_at: now,
    traceparent,
  }))

  await trx.insertInto('job').values(jobs).execute()
}

/**
 * Adds a job to the transaction of its cause that the caller does itself, and resolves with its id: it is leased until
 * `releaseJob`. After a crash of the caller's process a runner does it when the lease is over.
 */
export async function addLeasedJob(
  trx: Queries,
  { kind, payload, leaseSeconds, now }: { kind: string; payload: object; leaseSeconds: number; now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('job')
    .values({
      kind,
      payload: JSON.stringify(payload),
      run_at: now,
      locked_until: addSeconds(now, leaseSeconds),
      created_at: now,
      traceparent: currentTraceparent(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Leaves a job to the runners. */
export async function releaseJob(db: Queries, id: number): Promise<void> {
  await db
    .updateTable('job')
    .set({ locked_until: null })
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .execute()
}

/** Makes sure that a timer runs; many servers may do so at once. A changed interval takes effect with the next run. */
export async function addTimer(db: Queries, kind: string, everySeconds: number, now: Date): Promise<void> {
  await db
    .insertInto('job')
    .values({ kind, every_seconds: everySeconds, run_at: now, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .where('every_seconds', 'is not', null)
        .doUpdateSet({ every_seconds: everySeconds }),
    )
    .execute()
}

/** Leases the job that has waited longest for a number of seconds; no other worker gets it meanwhile. */
export async function leaseJob(
  db: Queries,
  kinds: readonly string[],
  leaseSeconds: number,
  now: Date,
): Promise<LeasedJob | undefined> {
  const { rows } = await sql<LeasedJob>`
    UPDATE job SET
      locked_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds}),
      attempts = attempts + 1
    WHERE id = (
      SELECT id FROM job
      WHERE done_at IS NULL AND failed_at IS NULL AND run_at <= ${now}
        AND (locked_until IS NULL OR locked_until <= ${now}) AND kind = ANY (${kinds})
      ORDER BY run_at, id LIMIT 1
      FOR UPDATE SKIP LOCKED
    )
    RETURNING id, kind, payload, attempts, every_seconds, created_at, traceparent`.execute(db)

  return rows[0]
}

/** Extends the lease of a job, unless another worker has leased it since. */
export async function extendLease(
  db: Queries,
  { id, attempts }: LeasedJob,
  leaseSeconds: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('job')
    .set({ locked_until: addSeconds(now, leaseSeconds) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('locked_until', 'is not', null)
    .execute()
}

/** What becomes of a job after an attempt. */
export interface Outcome {
  done_at?: Date
  failed_at?: Date
  run_at?: Date
  attempts?: number
  last_error?: string | null
}

/** Changes what the next attempt of a job is given, in the transaction of what this one has done already. */
export async function amendJob(trx: Queries, id: number, payload: object): Promise<void> {
  await trx
    .updateTable('job')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', id)
    .execute()
}

/** Stores the outcome of a job, unless another worker has leased it since. */
export async function settleJob(db: Queries, { id, attempts }: LeasedJob, outcome: Outcome): Promise<void> {
  await db
    .updateTable('job')
    .set({ ...outcome, locked_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .execute()
}

/** Deletes jobs that were done before a moment, or given up. */
export async function deleteEndedJobs(db: Queries, before: Date): Promise<void> {
  await db
    .deleteFrom('job')
    .where((eb) => eb(eb.fn.coalesce('done_at', 'failed_at'), '<', before))
    .execute()
}
