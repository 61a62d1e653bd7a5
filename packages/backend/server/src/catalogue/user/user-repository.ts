import type { User } from '../../foundation/kernel/index.ts'
import { refuse } from './user-refusals.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/**
 * Inserts or updates the row of a signed-in user from the claims of the token.
 *
 * @throws {DomainError} ACCOUNT_DELETED (401): the token has outlived its account.
 */
export async function upsertUser(db: Queries, user: User, now: Date): Promise<void> {
  const fromToken = {
    email: user.email,
    given_name: user.givenName,
    family_name: user.familyName,
    email_verified: user.emailVerified ?? null,
    last_seen_at: now,
    ...(user.locale && { locale: user.locale }),
  }

  const { numInsertedOrUpdatedRows } = await db
    .insertInto('app_user')
    .values({ id: user.id, ...fromToken, created_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(fromToken).where('app_user.deleted_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw refuse('ACCOUNT_DELETED')
}

/** Whether a user is blocked. Locks the row until the transaction ends, so that a concurrent block waits for it. */
export async function isBlockedForShare(trx: Queries, userId: string): Promise<boolean> {
  const owner = await trx
    .selectFrom('app_user')
    .select('blocked_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst()

  return owner?.blocked_at != null
}

/** Whether a user has signed in and the account still exists. */
export async function hasAccount(db: Queries, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

  return found !== undefined
}
