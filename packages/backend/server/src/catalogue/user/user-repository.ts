import type { User } from '../../foundation/kernel/index.ts'
import { refuse } from './user-refusals.ts'
import { type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'

/**
 * Inserts or updates the row of a signed-in user from the claims of the token. The account is as old as its registration,
 * or where that is unknown, as its first call. Claims that are older than the stored
 * ones change nothing: another token, or a change of the account, has replaced them.
 *
 * @throws {DomainError} ACCOUNT_DELETED (401): the token has outlived its account.
 */
export async function upsertUser(db: Queries, user: User, now: Date): Promise<void> {
  const claims = {
    email: user.email,
    given_name: user.givenName,
    family_name: user.familyName,
    email_verified: user.emailVerified ?? null,
    claims_at: user.claimsAt ?? now,
  }
  const visit = { last_seen_at: now, ...(user.locale && { locale: user.locale }) }

  const { numInsertedOrUpdatedRows } = await db
    .insertInto('app_user')
    .values({ id: user.id, ...claims, ...visit, created_at: user.registeredAt ?? now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          email: newer('email'),
          given_name: newer('given_name'),
          family_name: newer('family_name'),
          email_verified: newer('email_verified'),
          claims_at: newer('claims_at'),
          created_at: sql`least(app_user.created_at, excluded.created_at)`,
          ...visit,
        })
        .where('app_user.deleted_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw refuse('ACCOUNT_DELETED')
}

/** The column of whichever row has the newer claims. */
function newer<Column extends keyof Tables['app_user']>(column: Column) {
  return sql<Selectable<Tables['app_user']>[Column]>`CASE WHEN app_user.claims_at > excluded.claims_at
    THEN app_user.${sql.ref(column)} ELSE excluded.${sql.ref(column)} END`
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
