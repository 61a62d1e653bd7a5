import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseLockedError } from '../errors.ts'

const NAME = 'lock'

/** The locks of this process: a pid in a file may be that of an earlier process with our number. */
const taken = new Set<string>()

/** Writes our pid to a file of the folder, unless the process in it is alive. */
async function takePidFile(folder: string): Promise<Release | undefined> {
  const file = join(folder, NAME)
  const ours = `${file}.${process.pid}`

  await writeFile(ours, `${process.pid}\n`)
  try {
    if (!(await isFree(file))) return undefined
    if (!(await isLinked(ours, file))) return undefined
  } finally {
    await rm(ours, { force: true })
  }

  taken.add(file)
  return async () => {
    taken.delete(file)
    await rm(file, { force: true })
  }
}

/** Moves the file of a dead process away. After the rename it is checked again whether it was the stale one. */
async function isFree(file: string): Promise<boolean> {
  const owner = await readPid(file)
  if (owner === undefined) return true
  if (isAlive(owner, file)) return false

  const stale = `${file}.stale.${process.pid}`
  if (!(await isMoved(file, stale))) return false
  const moved = await readPid(stale)
  if (moved !== undefined && isAlive(moved, file)) await isLinked(stale, file)
  await rm(stale, { force: true })
  return moved === owner
}

async function readPid(file: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(file, 'utf8'), 10)
  } catch {
    return undefined
  }
}

function isAlive(pid: number, file: string): boolean {
  if (pid === process.pid) return taken.has(file)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A hard link appears with its content or not at all, and never replaces a file. */
function isLinked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  )
}

function isMoved(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    () => false,
  )
}

/**
 * Locks a folder until it is released or this process ends, however it ends. The engine itself does not lock: two
 * processes could open a folder and overwrite each other's data.
 * Two containers that share a volume do not see each other's locks.
 *
 * @throws {DatabaseLockedError} if another process holds the lock.
 */
export async function lockFolder(folder: string, platform: string = process.platform): Promise<Release> {
  const release = platform === 'linux' ? await takeSocket(folder) : await takePidFile(folder)
  if (release) return release

  throw new DatabaseLockedError(
    `The database in ${folder} is in use by another process. Stop that process, or choose another folder.`,
  )
}

/** Binds an abstract socket, which Linux keeps unique without a file and frees with the process. */
async function takeSocket(folder: string): Promise<Release | undefined> {
  const server = createServer()
  const name = createHash('sha256').update(folder).digest('hex')

  const isOurs = await new Promise<boolean>((resolve, reject) => {
    server.once('listening', () => resolve(true))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(`\0domizil-database-${name}`)
  })
  if (!isOurs) return undefined

  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Releases the lock of the folder. */
type Release = () => Promise<void>
