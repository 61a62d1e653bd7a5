import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readSnapshot, type Snapshot } from '@domizil/database'
import { openStorage } from '@domizil/server'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { openConfiguredDatabase } from '../site/open-backend.ts'
import { type CopiedFiles, copyFiles } from './copy-files.ts'
import { folderFiles } from './folder-files.ts'

/** What the file `backup.json` says of the folder that it is in. It is written last: without it a backup is unfinished. */
export interface Backup extends Omit<Snapshot, 'rowsOf'> {
  format: 1
  madeAt: string
  files: CopiedFiles
  registry: CopiedFiles
}

/**
 * Writes database, files and registry of a configuration into an empty folder. The database is as it was at one moment; a
 * server may go on meanwhile, the embedded database has to be stopped. Keys are left out, as they belong elsewhere.
 */
export async function backUp(config: Config, folder: string, say: (line: string) => void): Promise<void> {
  await refuseUsed(folder)
  const database = await openConfiguredDatabase(config, (error) => {
    throw error
  })

  try {
    const state = await readSnapshot(database.pool, (snapshot) =>
      writeTables(snapshot, path.join(folder, 'tables')),
    )
    say(
      `Database: ${state.tables.reduce((sum, { count }) => sum + count, 0)} rows of ${state.tables.length} tables.`,
    )
    const files = await copyFiles(await openStorage(config.storage), folderFiles(path.join(folder, 'files')))
    say(`Files: ${files.count} with ${files.bytes} bytes.`)
    const registry = await copyFiles(
      folderFiles(config.registryFolder),
      folderFiles(path.join(folder, 'registry')),
    )
    say(`Registry: ${registry.count} files.`)
    const backup: Backup = { format: 1, madeAt: new Date().toISOString(), ...state, files, registry }
    await writeFile(path.join(folder, 'backup.json'), JSON.stringify(backup, null, 2))
  } finally {
    await database.close()
  }
  say(
    `The backup is in ${folder}. The key of the data and that of the seal are not in it: keep them elsewhere.`,
  )
}

async function refuseUsed(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new ConfigError(`${folder} is not empty. A backup needs a folder for itself.`)
}

async function writeTables(
  { rowsOf, ...state }: Snapshot,
  folder: string,
): Promise<Omit<Snapshot, 'rowsOf'>> {
  await mkdir(folder, { recursive: true })
  for (const table of state.tables) {
    const lines = async function* () {
      for await (const rows of rowsOf(table)) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    }
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(tableFile(folder, table.name)))
  }
  return state
}

/** Where a backup has the rows of a table: one JSON text a line, in PostgreSQL's notation of rows. */
export function tableFile(folder: string, table: string): string {
  return path.join(folder, `${table}.jsonl.gz`)
}
