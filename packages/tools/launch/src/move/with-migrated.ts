import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type Database,
  fillTables,
  migrate,
  openDatabase,
  readSnapshot,
  type Snapshot,
} from '@domizil/database'
import { makeTables, ownersOf } from './make-tables.ts'

/**
 * Runs `work` with a snapshot of an older version as this version has it: migrations change rows as well, and go forward only.
 * An embedded database in a temporary folder, readable for its owner only, takes the rows, is migrated, and is deleted.
 */
export async function withMigrated(
  snapshot: Snapshot,
  work: (migrated: Snapshot) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'domizil-restore-'))
  try {
    const database = await openDatabase({ folder: path.join(folder, 'postgres') })
    try {
      await makeTables(database, snapshot)
      const left = await listOthers(database, snapshot)
      await fillTables(database.pool, snapshot)
      for (const owner of ownersOf(snapshot)) await migrate(database.pool, owner)
      await readSnapshot(database.pool, work, (table) => left.has(table))
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What the snapshot has left out of the tables of its version. */
async function listOthers({ pool }: Database, { tables }: Snapshot): Promise<ReadonlySet<string>> {
  const there = new Set(tables.map(({ name }) => name))
  const made = await readSnapshot(pool, async (snapshot) => snapshot.tables)
  return new Set(made.map(({ name }) => name).filter((name) => !there.has(name)))
}
