import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readSnapshot, type Snapshot, type TableContent } from '@domizil/database'
import { openStorage, type Storage } from '@domizil/server'
import type { Config } from '../config/read-config.ts'
import { ConfigError } from '../config/config-error.ts'
import { openConfiguredDatabase } from '../site/open-backend.ts'
import { type CopiedFiles, copyFiles } from './copy-files.ts'
import { folderFiles } from './folder-files.ts'
import { openPublishedFiles, REGISTRY_FILE } from './published-files.ts'
import { writeTables } from './table-files.ts'

/** What the file `backup.json` says of the folder that it is in. It is written last: without it a backup is unfinished. */
export interface Backup extends Omit<Snapshot, 'rowsOf'> {
  format: 1
  madeAt: string
  files: CopiedFiles
  registry: CopiedFiles
}

/** The keys that sign tokens and cookies. Without them the first start makes others, and people sign in again. */
const SIGNING_KEYS = 'identity_secret'

/** Rows that name a file of the storage. */
const NAMING_FILES = ['flat_image', 'waiting_image', 'booking_attachment', 'booking_file']

/**
 * Writes database, files and registry of a configuration into an empty folder, readable for its owner only. The database is as
 * it was at one moment; a server may go on meanwhile, the embedded database has to be stopped. Keys are left out, as they
 * belong elsewhere.
 *
 * @throws {ConfigError} if the folder is in use, or the configuration names a place without data.
 */
export async function backUp(config: Config, folder: string, say: (line: string) => void): Promise<void> {
  const { databaseUrl, dataFolder } = config
  if (databaseUrl === null && !existsSync(path.join(dataFolder, 'postgres')))
    throw new ConfigError(`There is no database in ${dataFolder}: set DATA_FOLDER or DATABASE_URL.`)
  const published = await openPublishedFiles(config)
  const storage = await openStorage(config.storage)
  const database = await openConfiguredDatabase(config, (error) => {
    throw error
  })

  try {
    const { rowsOf: _, ...state } = await readSnapshot(
      database.pool,
      async (snapshot) => {
        await refuseEmpty(snapshot.tables, storage)
        await takeFolder(folder)
        await writeTables(snapshot, path.join(folder, 'tables'))
        return snapshot
      },
      (table) => table === SIGNING_KEYS,
    )
    say(
      `Database: ${state.tables.reduce((sum, { count }) => sum + count, 0)} rows of ${state.tables.length} tables.`,
    )
    const files = await copyFiles(storage, folderFiles(path.join(folder, 'files'), true))
    say(`Files: ${files.count} with ${files.bytes} bytes.`)
    const registry = await copyFiles(
      published,
      folderFiles(path.join(folder, 'registry'), true),
      REGISTRY_FILE,
    )
    say(`Registry: ${registry.count} files.`)
    const backup: Backup = { format: 1, madeAt: new Date().toISOString(), ...state, files, registry }
    await writeFile(path.join(folder, 'backup.json'), JSON.stringify(backup, null, 2), { mode: 0o600 })
  } finally {
    await database.close()
  }
  say(`The backup is in ${folder}, readable for you only: it holds personal data and password hashes.`)
  say(
    'The keys are not in it. Keep that of the data and that of the seal elsewhere; those of sign-ins are made again.',
  )
}

/** A wrong setting must not make a backup without content. */
async function refuseEmpty(tables: readonly TableContent[], storage: Storage): Promise<void> {
  if (tables.length === 0) throw new ConfigError('The database is empty: check DATABASE_URL.')

  const named = tables
    .filter(({ name }) => NAMING_FILES.includes(name))
    .reduce((sum, { count }) => sum + count, 0)
  if (named > 0 && !(await hasFiles(storage)))
    throw new ConfigError(
      `The database names ${named} pictures and documents, but there are no files. Check DATA_FOLDER, or S3_BUCKET.`,
    )
}

async function hasFiles(storage: Storage): Promise<boolean> {
  for await (const _ of storage.list()) return true
  return false
}

async function takeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new ConfigError(`${folder} is not empty. A backup needs a folder for itself.`)
}
