import type { User } from '../../foundation/kernel/index.ts'
import { refuse } from './user-refusals.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/**
 * Writes down who has signed in, with what the token says of them.
 *
 * @throws {DomainError} ACCOUNT_DELETED (401): their token has outlived them.
 */
export async function upsertUser(db: Queries, user: User, now: Date): Promise<void> {
  const told = {
    email: user.email,
    given_name: user.givenName,
    family_name: user.familyName,
    email_verified: user.emailVerified ?? null,
    last_seen_at: now,
    ...(user.locale && { locale: user.locale }),
  }

  const { numInsertedOrUpdatedRows } = await db
    .insertInto('app_user')
    .values({ id: user.id, ...told, created_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(told).where('app_user.deleted_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw refuse('ACCOUNT_DELETED')
}

/** The same, locked until the transaction ends: a concurrent block waits, and sees its effect. */
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
