import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  type Database,
  fillTables,
  migrate,
  openDatabase,
  readSnapshot,
  type Snapshot,
  type TableContent,
} from '@domizil/database'
import { openStorage } from '@domizil/server'
import { tmpdir } from 'node:os'
import type { Config } from '../config/read-config.ts'
import { ConfigError } from '../config/config-error.ts'
import { openConfiguredDatabase } from '../site/open-backend.ts'
import type { Backup } from './backup.ts'
import { type CopiedFiles, copyFiles, sumUpFiles } from './copy-files.ts'
import { folderFiles } from './folder-files.ts'
import { makeTables, namesOfThisVersion, OWNERS, ownersOf } from './make-tables.ts'
import { REGISTRY_FILE, registryFiles } from './published-files.ts'
import { findNewer, refuseUsed, replaceTables } from './replace-tables.ts'
import { readTable, refuseDamagedTables } from './table-files.ts'

/** What to restore, and how. */
export interface RestoreOptions {
  folder: string
  /** Whether data that is there may be replaced. */
  replaces: boolean
  say(line: string): void
}

/**
 * Puts a backup into the database, the storage and the registry of a configuration. The backup is compared with its counts and
 * sums first, and the database is asked before anything is written: a refusal changes nothing. The registry comes last, as a
 * site follows it at once. Into a database of a newer version the backup goes as that version has it; in an empty one the
 * migrations that are newer than the backup follow at the next start.
 *
 * @throws {ConfigError} if the backup is damaged or newer, or the database has other data or unknown migrations.
 */
export async function restore(config: Config, { folder, replaces, say }: RestoreOptions): Promise<void> {
  const backup = await readBackup(folder)
  const tables = path.join(folder, 'tables')
  const files = folderFiles(path.join(folder, 'files'))
  const published = folderFiles(path.join(folder, 'registry'))
  await refuseUnknown('This backup', backup.migrations)
  await refuseDamagedTables(tables, backup.tables)
  refuseDifference('files', backup.files, await sumUpFiles(files))
  refuseDifference('registry', backup.registry, await sumUpFiles(published))

  const storage = await openStorage(config.storage)
  const database = await openConfiguredDatabase(config, (error) => {
    throw error
  })
  try {
    const rowsOf = (table: TableContent) => readTable(tables, table)
    await restoreTables(database, { ...backup, rowsOf }, { replaces, say })
  } finally {
    await database.close()
  }
  const { count, bytes, written } = await copyFiles(files, storage)
  say(`Files: ${count} with ${bytes} bytes are there; ${written} were written.`)
  const registry = await copyFiles(published, registryFiles(config), REGISTRY_FILE)
  say(`Registry: ${registry.count} files are there; ${registry.written} were written.`)
  say(
    'Start the backends with the DATA_KEY and the SEAL_FILE of the time of the backup. Sessions end: people sign in again.',
  )
}

async function restoreTables(
  database: Database,
  snapshot: Snapshot,
  how: Pick<RestoreOptions, 'replaces' | 'say'>,
): Promise<void> {
  const found = await readSnapshot(database.pool, async (there) => there)
  const migrations = await namesOfThisVersion(found.migrations)
  if (findNewer(snapshot.migrations, migrations) === undefined) return replaceTables(database, snapshot, how)

  await refuseUnknown('The database', migrations)
  if (!how.replaces) refuseUsed(found.tables)
  how.say('The database is newer than the backup: bringing the backup up to date first.')
  await withMigrated(snapshot, (migrated) => replaceTables(database, migrated, how))
}

async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(path.join(folder, 'backup.json'), 'utf8').catch(() => null)
  if (text === null) throw new ConfigError(`${folder} holds no finished backup: it has no backup.json.`)

  const backup = JSON.parse(text) as Backup
  if (backup.format !== 1)
    throw new ConfigError('This backup was made by a newer version: restore it with that one.')
  return { ...backup, migrations: await namesOfThisVersion(backup.migrations) }
}

async function refuseUnknown(what: string, migrations: Snapshot['migrations']): Promise<void> {
  for (const { owner, folder } of OWNERS) {
    const known = new Set(await readdir(folder))
    const unknown = migrations[owner]?.find((name) => !known.has(name))
    if (unknown)
      throw new ConfigError(
        `${what} has the migration ${unknown}, which this version does not know. Restore with a newer one.`,
      )
  }
}

/** A backup that has lost or changed a file on its way. */
function refuseDifference(what: string, expected: CopiedFiles, found: CopiedFiles): void {
  if (expected.count === found.count && expected.sum === found.sum) return

  throw new ConfigError(
    `The ${what} of this backup are not those that were backed up: ${found.count} of ${expected.count} files, or some have changed.`,
  )
}

/**
 * Runs `work` with a snapshot of an older version as this version has it: migrations change rows as well, and go forward only.
 * An embedded database in a temporary folder, readable for its owner only, takes the rows, is migrated, and is deleted.
 */
async function withMigrated(snapshot: Snapshot, work: (migrated: Snapshot) => Promise<void>): Promise<void> {
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
