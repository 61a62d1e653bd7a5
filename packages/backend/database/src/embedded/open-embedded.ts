import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { analyse } from '../analyse.ts'
import { createPool } from '../create-pool.ts'
import type { Database } from '../database.ts'
import { type DatabaseFailedError, DatabaseFolderError } from '../errors.ts'
import { reasonOf } from '../reason.ts'
import { lockFolder } from './folder-lock.ts'
import { WorkerSocket } from './worker-socket.ts'
import { runTask, WorkerThread } from './worker-thread.ts'

/** The major version of PostgreSQL in the engine: it can only read data folders of this version. */
const VERSION = '18'

const UNFINISHED = '.unfinished'

/** The engine writes its log in segments of 16 MB, and needs the next one to recover. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

/** What the engine says of data that it cannot use, where disk and rights are fine. */
const DAMAGE =
  /checkpoint record|incompatible with server|invalid page|checksum|corrupt|invalid magic|unexpected data beyond EOF|cache lookup failed|No such file or directory|is missing|read \d+ of \d+/i

/** How the system names what has nothing to do with the data, in codes and in the words of the engine. */
const TROUBLES = [
  ['full', /ENOSPC|EDQUOT|No space left on device|quota exceeded/i],
  ['read-only', /EROFS|Read-only file system/i],
  ['forbidden', /EACCES|EPERM|Permission denied|Operation not permitted/i],
  ['no folder', /ENOTDIR|EEXIST|Not a directory/i],
] as const

const CHECK_INTERVAL_MS = 60_000
const CHECKPOINT_INTERVAL_MS = 5 * 60_000
const ANALYSE_INTERVAL_MS = 24 * 60 * 60_000
const CHECKPOINT_BYTES = 32 * 1024 * 1024

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

/** Why a folder cannot be used, and what to do: a sentence that never gives up what is in it. Undefined for other failures. */
async function troubleSentence(folder: string, failure: unknown): Promise<string | undefined> {
  const { code = '', path = folder } = failure as NodeJS.ErrnoException
  const text = `${code} ${reasonOf(failure)}`
  const trouble = TROUBLES.find(([, sign]) => sign.test(text))?.[0]
  switch (trouble) {
    case 'full':
      return `the disk of ${folder} is full. Make room and start again: what was saved is there`
    case 'read-only':
      return `${path} is on a disk that is read-only. Make the disk writable, or choose another folder`
    case 'forbidden':
      return `this process, ${me()}, may not read and write ${path}: ${await ownerOf(path)}. ${giveIt(folder)}, or choose another folder`
    case 'no folder':
      return `a part of the path ${path} is a file, not a folder. Choose another folder`
    default:
      return undefined
  }
}

/**
 * Refuses files that this process may not change: the engine would abort at the first of them that it needs.
 * @throws {DatabaseFolderError} naming one.
 */
async function refuseForbidden(data: string): Promise<void> {
  const entries = await readdir(data, { recursive: true }).catch((error: unknown) => failWith(data, error))
  for (const entry of ['', ...entries]) {
    const error = await access(join(data, entry), constants.R_OK | constants.W_OK).then(
      () => undefined,
      (failure: NodeJS.ErrnoException) => failure,
    )
    if (error && error.code !== 'ENOENT') await failWith(data, error)
  }
}

/** Why the engine did not start on a folder. Only what it says itself counts as damage, and only where disk and rights are fine. */
export async function startFailure(data: string, cause: unknown): Promise<DatabaseFolderError> {
  if (cause instanceof DatabaseFolderError) return cause
  const words = reasonOf(cause).replace(/\.$/, '')
  const failure = (await isFull(data)) ? new Error('ENOSPC', { cause }) : cause
  const trouble = await troubleSentence(data, failure)
  if (trouble)
    return new DatabaseFolderError(`The database in ${data} does not start: ${trouble}.`, { cause })

  return new DatabaseFolderError(
    DAMAGE.test(words)
      ? `The database in ${data} is damaged: ${words}. Restore it from a backup, or move the folder away to start with an empty one.`
      : `The database in ${data} does not start: ${words}. That does not mean that it is damaged: leave the folder as it is, look at memory and disk of this machine, and start again.`,
    { cause },
  )
}

async function failWith(data: string, cause: unknown): Promise<never> {
  const sentence = (await troubleSentence(data, cause)) ?? reasonOf(cause)
  throw new DatabaseFolderError(`The database in ${data} cannot be opened: ${sentence}.`, { cause })
}

async function isFull(folder: string): Promise<boolean> {
  const found = await statfs(folder).catch(() => statfs(dirname(folder)).catch(() => undefined))
  return found !== undefined && found.bavail * found.bsize < MIN_FREE_BYTES
}

function me(): string {
  return process.getuid ? `user ${process.getuid()}` : 'its user'
}

function giveIt(folder: string): string {
  return process.getuid
    ? `Give the folder to it: chown -R ${process.getuid()} ${folder}`
    : 'Give it the right to the folder'
}

/** Whose the path is, or the nearest folder above it that this process can see. */
async function ownerOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return path === dirname(path) ? 'it cannot be seen' : ownerOf(dirname(path))
  return `${path} belongs to user ${found.uid} (mode ${(found.mode & 0o777).toString(8)})`
}

/**
 * Replaces the background processes of a server, which the embedded database lacks: checkpoints (after 32 MB, or five
 * minutes if anything was written), and a daily vacuum and analyse. Returns the function that stops it.
 */
function startMaintenance(pool: pg.Pool, log: (line: string) => void): () => void {
  const checkpoint = createCheckpoint(pool)
  const attempt = (work: () => Promise<void>) => () => {
    work().catch((error: Error) => log(`The maintenance of the database failed: ${error.message}`))
  }

  const timers = [
    setInterval(attempt(checkpoint), CHECK_INTERVAL_MS).unref(),
    setInterval(
      attempt(() => analyse(pool)),
      ANALYSE_INTERVAL_MS,
    ).unref(),
  ]
  return () => timers.forEach(clearInterval)
}

/** Each call checks how much was written since the last checkpoint. An idle database does not touch the disk. */
export function createCheckpoint(pool: pg.Pool, now: () => number = Date.now): () => Promise<void> {
  let lastPosition = '0/0'
  let lastTime = now()

  return async () => {
    const written = await readWritten(pool, lastPosition)
    if (written.bytes === 0) return
    if (written.bytes < CHECKPOINT_BYTES && now() - lastTime < CHECKPOINT_INTERVAL_MS) return

    await pool.query('CHECKPOINT')
    lastPosition = (await readWritten(pool, '0/0')).position
    lastTime = now()
  }
}

async function readWritten(pool: pg.Pool, since: string): Promise<{ position: string; bytes: number }> {
  const { rows } = await pool.query<{ position: string; bytes: number }>(
    `SELECT pg_current_wal_insert_lsn()::text AS position,
            pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1::pg_lsn) AS bytes`,
    [since],
  )
  return rows[0] ?? { position: since, bytes: 0 }
}
