import type { Database } from '../../foundation/tables/index.ts'
import type { Encryption } from './encryption.ts'

/** A start with another key than the one that the database was encrypted with. */
export class WrongKeyError extends Error {
  override readonly name = 'WrongKeyError'
  readonly code = 'DATA_KEY_WRONG'
}

/**
 * Remembers the key of a database at the first start, and compares it at all others.
 *
 * @throws {WrongKeyError} with a sentence for the operator if it is another one.
 */
export async function assertSameKey(db: Database, { fingerprint }: Encryption): Promise<void> {
  await db
    .insertInto('encryption_key')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await db.selectFrom('encryption_key').select('fingerprint').executeTakeFirstOrThrow()
  if (known.fingerprint === fingerprint) return

  throw new WrongKeyError(
    `The bank accounts in this database are encrypted with another key (${known.fingerprint}) than the one given (${fingerprint}). Set DATA_KEY to the key of the first start, or put its file data.key back into DATA_FOLDER.`,
  )
}
