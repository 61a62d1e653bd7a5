import { join } from 'node:path'
import type pg from 'pg'
import { createPool } from '../create-pool.ts'
import type { Database } from '../database.ts'
import type { DatabaseFailedError } from '../errors.ts'
import { findOrMakeData, openFolderForWriting } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { startFailure } from './folder-trouble.ts'
import { startMaintenance } from './maintenance.ts'
import { WorkerSocket } from './worker-socket.ts'
import { WorkerThread } from './worker-thread.ts'

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
