import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseFolderError } from '../errors.ts'
import { reasonOf } from '../reason.ts'
import { refuseForbidden, troubleSentence } from './folder-trouble.ts'
import { runTask } from './worker-thread.ts'

/** The major version of PostgreSQL in the engine: it can only read data folders of this version. */
const VERSION = '18'

const UNFINISHED = '.unfinished'

/**
 * Creates the folder, if it does not exist, and resolves with its real path.
 *
 * @throws {DatabaseFolderError} if the folder is not writable.
 */
export async function openFolderForWriting(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    const real = await realpath(folder)
    const probe = join(real, `.probe-${randomUUID()}`)
    await writeFile(probe, '').catch((error: Error) => {
      throw Object.assign(error, { path: real })
    })
    await rm(probe)
    return real
  } catch (cause) {
    const sentence = (await troubleSentence(folder, cause)) ?? reasonOf(cause)
    throw new DatabaseFolderError(`The folder ${folder} for the database cannot be written: ${sentence}.`, {
      cause,
    })
  }
}

/**
 * Finds the database of a folder, or creates it: in a temporary folder that is renamed when it is complete, so that a
 * killed process leaves no half-made database. Requires the folder's lock.
 *
 * @throws {DatabaseFolderError} if the database was made by another version.
 */
export async function findOrMakeData(folder: string, log: (line: string) => void): Promise<string> {
  const data = join(folder, 'postgres')
  if (existsSync(data)) {
    await refuseForbidden(data)
    await refuseOtherVersion(data)
    return data
  }

  log(`Preparing the database in ${folder} (once)`)
  await rm(data + UNFINISHED, { recursive: true, force: true })
  await runTask({ task: 'initialise', folder: data + UNFINISHED })
  await flush(data + UNFINISHED)
  await rename(data + UNFINISHED, data)
  await flushOne(folder)
  return data
}

async function refuseOtherVersion(data: string): Promise<void> {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version.trim() === VERSION) return

  throw new DatabaseFolderError(
    version
      ? `The database in ${data} was written by PostgreSQL ${version.trim()}, this is ${VERSION}. Start it with the release that wrote it, make a backup there, and restore that here; or choose another folder.`
      : `The folder ${data} is no database: its file PG_VERSION is missing or empty. If it was one, restore it from a backup; else choose another folder.`,
  )
}

/** Flushes a whole tree to the disk, so that the rename cannot become durable before the files. */
async function flush(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })

  for (const entry of entries) await flushOne(join(folder, entry))
  await flushOne(folder)
}

async function flushOne(path: string): Promise<void> {
  // Windows cannot open folders, and need not flush them.
  const file = await open(path, 'r').catch(() => undefined)
  await file?.sync().catch(() => undefined)
  await file?.close()
}
