import { join } from 'node:path'
import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { createPool } from '../create-pool.ts'
import type { Database } from '../database.ts'
import { type DatabaseFailedError, DatabaseFolderError } from '../errors.ts'
import { reasonOf } from '../reason.ts'
import { lockFolder } from './folder-lock.ts'
import { refuseForbidden, startFailure, troubleSentence } from './folder-trouble.ts'
import { startMaintenance } from './maintenance.ts'
import { WorkerSocket } from './worker-socket.ts'
import { runTask, WorkerThread } from './worker-thread.ts'

/** The major version of PostgreSQL in the engine: it can only read data folders of this version. */
const VERSION = '18'

const UNFINISHED = '.unfinished'

/**
 * Creates the folder, if it does not exist, and resolves with its real path.
 *
 * @throws {DatabaseFolderError} if the folder is not writable.
 */
async function openFolderForWriting(folder: string): Promise<string> {
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
async function findOrMakeData(folder: string, log: (line: string) => void): Promise<string> {
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

/** All clients share one session: more of them would only queue elsewhere. */
const POOL_SIZE = 4

/** The engine cannot cancel a query, so the client gives up. Includes waiting for the session. */
const QUERY_TIMEOUT_MS = 30_000

/** The longest wait for checked-out clients when closing. */
const DRAIN_TIMEOUT_MS = 10_000

export interface EmbeddedOptions {
  /** How long a query may take, with waiting for the session, in milliseconds; 30,000 if left out. */
  queryTimeoutMs?: number
  log: (line: string) => void
  onFailure: (error: DatabaseFailedError) => void
}

/**
 * Opens the embedded database of a folder, and creates it first if there is none.
 *
 * @throws {DatabaseLockedError} if another process has the folder open.
 * @throws {DatabaseFolderError} if the folder cannot be used.
 */
export async function openEmbeddedFolder(given: string, options: EmbeddedOptions): Promise<Database> {
  const folder = await openFolderForWriting(given)
  const release = await lockFolder(folder)

  try {
    const data = await findOrMakeData(folder, options.log)
    const thread = await WorkerThread.start({ task: 'serve', folder: data }, options.onFailure)
    return openPool(thread, options, release)
  } catch (error) {
    await release()
    throw await startFailure(join(folder, 'postgres'), error)
  }
}

/** Opens an embedded database in memory, from a prepared file if one is named. */
export async function openEmbeddedInMemory(options: EmbeddedOptions, prepared?: string): Promise<Database> {
  const thread = await WorkerThread.start({ task: 'serve', ...(prepared && { prepared }) }, options.onFailure)
  return openPool(thread, options, async () => {})
}

/** For tests of the engine itself. All other callers use `openDatabase`. */
export function openPool(
  thread: WorkerThread,
  { log, queryTimeoutMs = QUERY_TIMEOUT_MS }: EmbeddedOptions,
  release: () => Promise<void>,
): Database {
  const pool = createPool(
    {
      max: POOL_SIZE,
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      idleTimeoutMillis: 0,
      query_timeout: queryTimeoutMs,
      stream: () => new WorkerSocket(thread),
    },
    log,
  )
  const stopMaintenance = startMaintenance(pool, log)

  const close = async () => {
    stopMaintenance()
    await drain(pool)
    await thread.stop()
    await release()
  }
  let closing: Promise<void> | undefined
  const ping = async () => void (await pool.query('SELECT 1'))
  return { kind: 'embedded', pool, ping, close: () => (closing ??= close()) }
}

async function drain(pool: pg.Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DRAIN_TIMEOUT_MS)
  })

  await Promise.race([pool.end(), late])
  clearTimeout(timer)
}
