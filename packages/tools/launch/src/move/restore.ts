import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { TableContent } from '@domizil/database'
import { IDENTITY_MIGRATIONS } from '@domizil/identity'
import { openStorage, SERVER_MIGRATIONS } from '@domizil/server'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { openConfiguredDatabase } from '../site/open-backend.ts'
import { type Backup, tableFile } from './backup.ts'
import { type CopiedFiles, copyFiles } from './copy-files.ts'
import { folderFiles } from './folder-files.ts'
import { replaceTables } from './replace-tables.ts'

/** What to restore, and how. */
export interface RestoreOptions {
  folder: string
  /** Whether data that is there may be replaced. */
  replaces: boolean
  say(line: string): void
}

const BATCH = 500

/**
 * Puts a backup into the database, the storage and the registry of a configuration, and compares counts and sums with those
 * of the backup. Migrations that are newer than the backup follow at the next start.
 */
export async function restore(config: Config, { folder, replaces, say }: RestoreOptions): Promise<void> {
  const backup = await readBackup(folder)
  await refuseNewer(backup)
  const files = await copyFiles(folderFiles(path.join(folder, 'files')), await openStorage(config.storage))
  refuseDifference('files', backup.files, files)
  say(`Files: ${files.count} with ${files.bytes} bytes are there; ${files.written} were written.`)
  const registry = await copyFiles(
    folderFiles(path.join(folder, 'registry')),
    folderFiles(config.registryFolder),
  )
  refuseDifference('registry', backup.registry, registry)
  say(`Registry: ${registry.count} files are there; ${registry.written} were written.`)

  const database = await openConfiguredDatabase(config, (error) => {
    throw error
  })
  try {
    const rowsOf = (table: TableContent) => readRows(tableFile(path.join(folder, 'tables'), table.name))
    await replaceTables(database, { ...backup, rowsOf }, { replaces, say })
  } finally {
    await database.close()
  }
  say('Start the backends with the DATA_KEY and the SEAL_FILE of the time of the backup.')
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

async function* readRows(file: string): AsyncIterable<string[]> {
  let rows: string[] = []
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    rows.push(JSON.parse(line) as string)
    if (rows.length < BATCH) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}
