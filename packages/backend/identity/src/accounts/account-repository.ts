import type { Insertable } from 'kysely'
import type { Queries } from '../queries/queries.ts'
import type { AccountRow, AccountTable } from '../queries/tables.ts'

/** Finds an enabled account. */
export function findAccount(db: Queries, id: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('identity_account')
    .selectAll()
    .where('id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst()
}

/** Finds all accounts, the oldest first. */
export function findAllAccounts(db: Queries): Promise<AccountRow[]> {
  return db.selectFrom('identity_account').selectAll().orderBy('created_at').orderBy('id').execute()
}

/** Finds an account by e-mail address, disabled ones included. */
export function findAccountByEmail(db: Queries, email: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('identity_account')
    .selectAll()
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst()
}

/** Resolves with undefined if the e-mail address is taken. */
export function insertAccount(
  db: Queries,
  account: Insertable<AccountTable>,
): Promise<AccountRow | undefined> {
  return db
    .insertInto('identity_account')
    .values({ ...account, email: normalizeEmail(account.email) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function renameAccount(db: Queries, id: string, firstName: string, lastName: string) {
  await db
    .updateTable('identity_account')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .execute()
}

export async function setPasswordHash(db: Queries, id: string, passwordHash: string) {
  await db.updateTable('identity_account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export async function setRoles(db: Queries, id: string, roles: string[]) {
  await db.updateTable('identity_account').set({ roles }).where('id', '=', id).execute()
}

/** Resolves with whether the account exists and still has this e-mail address. */
export async function markEmailVerified(db: Queries, id: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_account')
    .set({ email_verified: true })
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether an account has this e-mail address. */
export async function isEmailTaken(db: Queries, email: string): Promise<boolean> {
  return (await findAccountByEmail(db, email)) !== undefined
}

/** Sets a confirmed e-mail address. */
export function setEmail(db: Queries, id: string, email: string): Promise<AccountRow> {
  return db
    .updateTable('identity_account')
    .set({ email: normalizeEmail(email), email_verified: true })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteAccount(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('identity_account').where('id', '=', id).execute()
}

/** The canonical form of e-mail addresses for storage and comparison. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
