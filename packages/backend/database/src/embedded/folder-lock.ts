import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { DatabaseLockedError } from '../errors.ts'
import { takePidFile } from './pid-file.ts'
import type { Release } from './release.ts'

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
