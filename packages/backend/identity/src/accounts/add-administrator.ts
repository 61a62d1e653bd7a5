import { createQueries, type Database } from '@domizil/database'
import { ADMIN_ROLE } from '../names.ts'
import type { AccountRow, IdentityTables } from '../queries/tables.ts'
import { findAccountByEmail, setRoles } from './account-repository.ts'

/** Whom an operator has made an administrator: enough to see whether it is the right person. */
export type Administrator = Pick<
  AccountRow,
  'first_name' | 'last_name' | 'email' | 'email_verified' | 'created_at'
>

/**
 * Gives the role of administrator to an enabled account of the embedded provider. Tokens have it from the next sign-in on.
 * Idempotent. Resolves with undefined if no account has this address.
 */
export async function addAdministrator(
  pool: Database['pool'],
  email: string,
): Promise<Administrator | undefined> {
  const db = createQueries<IdentityTables>(pool)
  const account = await findAccountByEmail(db, email)
  if (!account?.enabled) return undefined

  await setRoles(db, account.id, [...new Set([...account.roles, ADMIN_ROLE])])
  return account
}
