import { sql } from 'kysely'
import type { Queries } from '../queries/queries.ts'

/** Keycloak's failureFactor: the lock grows with each multiple of this number of wrong passwords. */
export const FAILURES_PER_STEP = 5

/** Keycloak's waitIncrementSeconds. */
export const WAIT_STEP_S = 60

/** Keycloak's maxFailureWaitSeconds. */
export const MAX_WAIT_S = 900

/** Keycloak's maxDeltaTimeSeconds: older failures do not count. */
export const FAILURE_RETENTION_S = 43_200

/** An attempt to be made. */
export interface Guess {
  /** False while the subject is locked: the password is not checked. */
  readonly mayTry: boolean
  /** The duration of the lock from now on in seconds, unless the password is right; 0 for none. */
  readonly lockedForS: number
}

const lockedFor = sql<number>`greatest(0, ceil(extract(epoch FROM identity_guess.locked_until - now())))::int`

/**
 * Counts an attempt before the password is checked, so that concurrent guesses cannot bypass the counter. The fifth
 * wrong password locks its subject for a minute and each further one again, from the tenth for two minutes, up to
 * fifteen. Attempts during a lock do not prolong it.
 */
export async function takeGuess(db: Queries, subject: string): Promise<Guess> {
  const failures = sql<number>`CASE WHEN identity_guess.last_failed_at < now() - make_interval(secs => ${FAILURE_RETENTION_S}::int)
    THEN 1 ELSE identity_guess.failed_count + 1 END`
  const wait = sql<number>`least(${MAX_WAIT_S}::int, ${WAIT_STEP_S}::int * ((${failures}) / ${FAILURES_PER_STEP}::int))`

  const taken = await db
    .insertInto('identity_guess')
    .values({ subject, failed_count: 1, last_failed_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          failed_count: failures,
          last_failed_at: sql<Date>`now()`,
          locked_until: sql<Date | null>`CASE WHEN ${wait} > 0 THEN now() + make_interval(secs => ${wait}) END`,
        })
        .where(sql<boolean>`identity_guess.locked_until IS NULL OR identity_guess.locked_until <= now()`),
    )
    .returning(sql<number>`coalesce(${lockedFor}, 0)`.as('lockedForS'))
    .executeTakeFirst()

  return taken
    ? { mayTry: true, lockedForS: taken.lockedForS }
    : { mayTry: false, lockedForS: await readLock(db, subject) }
}

async function readLock(db: Queries, subject: string): Promise<number> {
  const row = await db
    .selectFrom('identity_guess')
    .select(lockedFor.as('lockedForS'))
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.lockedForS ?? 0
}

/** Resets the counter after a right password. */
export async function forgiveGuesses(db: Queries, subject: string): Promise<void> {
  await db.deleteFrom('identity_guess').where('subject', '=', subject).execute()
}

/** Deletes expired counters. */
export async function deleteOldGuesses(db: Queries): Promise<void> {
  await db
    .deleteFrom('identity_guess')
    .where(sql<boolean>`last_failed_at < now() - make_interval(secs => ${FAILURE_RETENTION_S}::int)`)
    .execute()
}
