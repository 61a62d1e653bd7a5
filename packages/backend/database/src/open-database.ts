import type { Database } from './database.ts'
import { openEmbeddedFolder, openEmbeddedInMemory } from './embedded/open-embedded.ts'
import type { DatabaseFailedError } from './errors.ts'
import { openServer } from './open-server.ts'

/** Where the database is: `url` takes precedence over `folder`; without both it is in memory. */
export interface OpenDatabaseOptions {
  /** The URL of a PostgreSQL server: `postgres://user:password@host:5432/database`. */
  url?: string
  /** The most connections to a server; 10 by default. */
  poolSize?: number | undefined
  /** The folder of the embedded database. Created if it does not exist. */
  folder?: string
  /** Receives messages for the operator. */
  log?: (line: string) => void
  /** Called once if the embedded database dies. The process should end: by default it exits with the error. */
  onFailure?: (error: DatabaseFailedError) => void
}

/**
 * Opens PostgreSQL: on a server by URL, embedded with its files in a folder, or embedded in memory.
 *
 * @throws {DatabaseServerError} if the server is unreachable or older than PostgreSQL 15.
 * @throws {DatabaseLockedError} if another process has the folder open.
 * @throws {DatabaseFolderError} if the folder cannot be used.
 */
export function openDatabase({
  url,
  poolSize,
  folder,
  log = () => {},
  onFailure = throwUncaught,
}: OpenDatabaseOptions): Promise<Database> {
  if (url) return openServer(url, log, poolSize)
  if (folder) return openEmbeddedFolder(folder, { log, onFailure })
  return openEmbeddedInMemory({ log, onFailure })
}

function throwUncaught(error: DatabaseFailedError): void {
  setImmediate(() => {
    throw error
  })
}
