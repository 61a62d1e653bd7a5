import type { BankAccountFields } from '@domizil/domain'
import type { Encryption } from '../../infrastructure/encryption/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** A user's account, and since when it is this one. */
export interface StoredAccount extends BankAccountFields {
  changedAt: Date
}

/** The account of a user; undefined without one. */
export async function findBankAccount(
  db: Queries,
  encryption: Encryption,
  userId: string,
): Promise<StoredAccount | undefined> {
  const row = await db
    .selectFrom('bank_account')
    .select(['encrypted', 'changed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined

  // Written by `saveBankAccount`.
  const fields = JSON.parse(encryption.decrypt(row.encrypted, userId)) as BankAccountFields
  return { ...fields, changedAt: row.changed_at }
}

/** Stores the account of a user in the place of the former one. */
export async function saveBankAccount(
  trx: Queries,
  encryption: Encryption,
  userId: string,
  { holder, iban, changedAt }: StoredAccount,
): Promise<void> {
  const columns = {
    encrypted: encryption.encrypt(JSON.stringify({ holder, iban }), userId),
    changed_at: changedAt,
  }
  await trx
    .insertInto('bank_account')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** Deletes the account of a user who leaves. */
export async function eraseBankAccount(trx: Queries, userId: string): Promise<void> {
  await trx.deleteFrom('bank_account').where('user_id', '=', userId).execute()
}
