import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../foundation/tables/index.ts'
import type { Storage } from '../infrastructure/storage/index.ts'

/** More than what is left over in pages and blocks that are already there. */
const PROBE_BYTES = 256 * 1024
const PROBE_KEY = 'health/probe'

/** Writes to the storage and the database as much as an upload would, and takes it back. @throws what the write throws */
export async function tryWrite(db: Database, storage: Storage): Promise<void> {
  const bytes = randomBytes(PROBE_BYTES)
  await storage.put(PROBE_KEY, bytes)
  await storage.delete(PROBE_KEY)

  const rollBack = new Error('The probe is taken back')
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`INSERT INTO job (kind, payload) VALUES ('PROBE', ${JSON.stringify({ hex: bytes.toString('hex') })}::jsonb)`.execute(
        trx,
      )
      throw rollBack
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error
    })
}
