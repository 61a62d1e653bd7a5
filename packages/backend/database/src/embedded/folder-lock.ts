import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { DatabaseLockedError } from '../errors.ts'
import { takePidFile } from './pid-file.ts'
import type { Release } from './release.ts'

/**
 * Makes a folder ours until it is released or this process ends, however it ends. Nothing else keeps a second
 * process out: the engine opens a folder twice without a word, and what one of them writes is lost.
 *
 * Two containers that share a volume do not see each other.
 *
 * @throws {DatabaseLockedError} if it is someone else's.
 */
export async function lockFolder(folder: string, platform: string = process.platform): Promise<Release> {
  const release = platform === 'linux' ? await takeSocket(folder) : await takePidFile(folder)
  if (release) return release

  throw new DatabaseLockedError(
    `The database in ${folder} is in use by another process. Stop that process, or choose another folder.`,
  )
}

/** A name that only one process can have, without a file, and that the kernel frees: Linux knows such sockets. */
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
