import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import type { CanaryDecision } from './canary-control.ts'
import type { Verdict } from './judge-canary.ts'

/** A version that takes part in a trial. */
export interface TrialVersion {
  readonly trial: string
  readonly remote: string
  readonly version: string
  readonly is_canary: boolean
}

/** Counts a start or a failure. */
export async function addToCount(
  db: Queries,
  { trial, remote, version, is_canary }: TrialVersion,
  what: 'start' | 'failure',
  now: Date,
): Promise<void> {
  const [starts, failures] = what === 'start' ? [1, 0] : [0, 1]
  await sql`
    INSERT INTO canary_count (trial, remote, version, is_canary, starts, failures, last_at)
    VALUES (${trial}, ${remote}, ${version}, ${is_canary}, ${starts}::integer, ${failures}::integer, ${now}::timestamptz)
    ON CONFLICT (trial, remote, version) DO UPDATE SET
      starts = canary_count.starts + excluded.starts,
      failures = canary_count.failures + excluded.failures,
      last_at = excluded.last_at`.execute(db)
}

/** What the versions of a trial have done so far. */
export async function countsOf(db: Queries, trial: string) {
  return db
    .selectFrom('canary_count')
    .select(['remote', 'version', 'is_canary', 'starts', 'failures'])
    .where('trial', '=', trial)
    .execute()
}

/** What was decided about a trial. */
interface TrialVerdict extends CanaryDecision {
  readonly trial: string
  readonly verdict: Verdict
  readonly decided_at: Date
}

/** Stores what was decided. Tells whether nothing had been decided before. */
export async function insertVerdict(db: Queries, { findings, ...verdict }: TrialVerdict): Promise<boolean> {
  const inserted = await db
    .insertInto('canary_verdict')
    .values({ ...verdict, findings: JSON.stringify(findings) })
    .onConflict((conflict) => conflict.column('trial').doNothing())
    .returning('trial')
    .executeTakeFirst()

  return inserted !== undefined
}

/** Forgets a verdict that could not be carried out. */
export async function deleteVerdict(db: Queries, trial: string): Promise<void> {
  await db.deleteFrom('canary_verdict').where('trial', '=', trial).execute()
}

/** All trials since a time with their verdicts: the newest first, in each the canary first. */
export async function listCounts(db: Queries, since: Date) {
  return db
    .selectFrom('canary_count')
    .leftJoin('canary_verdict', 'canary_verdict.trial', 'canary_count.trial')
    .select(['canary_count.trial', 'remote', 'version', 'is_canary', 'starts', 'failures'])
    .select(['verdict', 'reason', 'findings', 'decided_at'])
    .where('last_at', '>=', since)
    .orderBy((eb) => eb.fn.max('last_at').over((over) => over.partitionBy('canary_count.trial')), 'desc')
    .orderBy('canary_count.trial')
    .orderBy('remote')
    .orderBy('is_canary', 'desc')
    .limit(200)
    .execute()
}

export async function deleteTrialsBefore(db: Queries, time: Date): Promise<void> {
  await db.deleteFrom('canary_count').where('last_at', '<', time).execute()
  await db.deleteFrom('canary_verdict').where('decided_at', '<', time).execute()
}
