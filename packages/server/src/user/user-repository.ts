import type { User } from '../lib/actor.ts'
import { DomainError } from '../lib/errors.ts'
import type { Queries } from '../lib/queries.ts'

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
    email_verified: user.emailVerified ?? true,
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
  if (numInsertedOrUpdatedRows === 0n) throw new DomainError(401, 'ACCOUNT_DELETED')
}
