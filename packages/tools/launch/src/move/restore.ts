import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TableContent } from '@domizil/database'
import { IDENTITY_MIGRATIONS } from '@domizil/identity'
import { openStorage, SERVER_MIGRATIONS } from '@domizil/server'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { openConfiguredDatabase } from '../site/open-backend.ts'
import type { Backup } from './backup.ts'
import { type CopiedFiles, copyFiles, sumUpFiles } from './copy-files.ts'
import { folderFiles } from './folder-files.ts'
import { REGISTRY_FILE } from './published-files.ts'
import { replaceTables } from './replace-tables.ts'
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
 * site follows it at once. Migrations that are newer than the backup follow at the next start.
 *
 * @throws {ConfigError} if the backup is damaged or newer, or the database has other data or newer migrations.
 */
export async function restore(config: Config, { folder, replaces, say }: RestoreOptions): Promise<void> {
  const backup = await readBackup(folder)
  const tables = path.join(folder, 'tables')
  const files = folderFiles(path.join(folder, 'files'))
  const published = folderFiles(path.join(folder, 'registry'))
  await refuseNewer(backup)
  await refuseDamagedTables(tables, backup.tables)
  refuseDifference('files', backup.files, await sumUpFiles(files))
  refuseDifference('registry', backup.registry, await sumUpFiles(published))

  const storage = await openStorage(config.storage)
  const database = await openConfiguredDatabase(config, (error) => {
    throw error
  })
  try {
    const rowsOf = (table: TableContent) => readTable(tables, table)
    await replaceTables(database, { ...backup, rowsOf }, { replaces, say })
  } finally {
    await database.close()
  }
  const { count, bytes, written } = await copyFiles(files, storage)
  say(`Files: ${count} with ${bytes} bytes are there; ${written} were written.`)
  const registry = await copyFiles(published, folderFiles(config.registryFolder), REGISTRY_FILE)
  say(`Registry: ${registry.count} files are there; ${registry.written} were written.`)
  say(
    'Start the backends with the DATA_KEY and the SEAL_FILE of the time of the backup. Sessions end: people sign in again.',
  )
}

async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(path.join(folder, 'backup.json'), 'utf8').catch(() => null)
  if (text === null) throw new ConfigError(`${folder} holds no finished backup: it has no backup.json.`)

  const backup = JSON.parse(text) as Backup
  if (backup.format !== 1)
    throw new ConfigError('This backup was made by a newer version: restore it with that one.')
  return backup
}

async function refuseNewer({ migrations }: Backup): Promise<void> {
  for (const { owner, folder } of [IDENTITY_MIGRATIONS, SERVER_MIGRATIONS]) {
    const known = new Set(await readdir(folder))
    const unknown = migrations[owner]?.find((name) => !known.has(name))
    if (unknown)
      throw new ConfigError(
        `This backup has the migration ${unknown}, which this version does not know. Restore it with a newer one.`,
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
