import { sql } from 'kysely'
import type { Queries } from '../queries/queries.ts'
import type { AccountRow } from '../queries/tables.ts'

/** Keycloak's failureFactor: every so many failures the account is closed for longer. */
export const FAILURES_PER_STEP = 5

/** Keycloak's waitIncrementSeconds. */
export const WAIT_STEP_S = 60

/** Keycloak's maxFailureWaitSeconds. */
export const MAX_WAIT_S = 900

/** Keycloak's maxDeltaTimeSeconds: failures older than this are forgotten. */
export const FORGET_AFTER_S = 43_200

const isOpen = sql<boolean>`(locked_until is null or locked_until <= now())`

/**
 * Counts a wrong password. From the fifth on each one closes the account: for a minute, from the tenth for two,
 * up to fifteen. One statement, so that guesses in parallel cannot slip past the counter; guesses while it is
 * closed prolong nothing.
 */
export async function recordFailure(db: Queries, accountId: string): Promise<void> {
  const failures = sql<number>`case when last_failed_at < now() - make_interval(secs => ${FORGET_AFTER_S}::int)
    then 1 else failed_count + 1 end`
  const wait = sql<number>`least(${MAX_WAIT_S}::int, ${WAIT_STEP_S}::int * ((${failures}) / ${FAILURES_PER_STEP}::int))`

  await db
    .updateTable('identity_account')
    .set({
      failed_count: failures,
      last_failed_at: sql<Date>`now()`,
      locked_until: sql<Date | null>`case when ${wait} > 0 then now() + make_interval(secs => ${wait}) end`,
    })
    .where('id', '=', accountId)
    .where(isOpen)
    .execute()
}

/** Forgets the failures of an account whose password was right. Answers nothing if it is closed or switched off. */
export async function recordSuccess(db: Queries, accountId: string): Promise<AccountRow | undefined> {
  return db
    .updateTable('identity_account')
    .set({ failed_count: 0, locked_until: null })
    .where('id', '=', accountId)
    .where('enabled', '=', true)
    .where(isOpen)
    .returningAll()
    .executeTakeFirst()
}
