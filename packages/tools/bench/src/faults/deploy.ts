import { setTimeout as wait } from 'node:timers/promises'
import { migrate, openDatabase } from '@domizil/database'
import type { Part } from '../parts/processes.ts'
import type { Pool } from './stored.ts'

/** What a next version might bring: columns, a rule and an index of tables that are written meanwhile. */
const NEXT_VERSION = { owner: 'next-version', folder: new URL('../../migrations', import.meta.url) }
const READ_MS = 5_000

/** Migrates as the owner of the tables, while a backup reads them and the version before serves. */
export async function migrateBesideBackup(ownerUrl: string): Promise<void> {
  const { pool, close } = await openDatabase({ url: ownerUrl })
  try {
    const reading = await readAsBackup(pool)
    const applied = await migrate(pool, NEXT_VERSION)
    await reading.end
    if (applied.length === 0) throw new Error('No migration was pending')
  } finally {
    await close()
  }
}

/** Ends each process as its supervisor does, and starts the next one in its place. */
export async function exchange(parts: readonly Part[]): Promise<void> {
  for (const { stop, start } of parts) {
    await stop()
    await start()
  }
}

/** Resolves when the tables are being read. */
async function readAsBackup(pool: Pool): Promise<{ end: Promise<void> }> {
  const client = await pool.connect()
  await client.query('BEGIN; LOCK TABLE booking, booking_message IN ACCESS SHARE MODE')
  const read = async () => {
    await wait(READ_MS)
    await client.query('COMMIT')
    client.release()
  }
  return { end: read() }
}
