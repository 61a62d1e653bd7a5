import type { Database } from './database.ts'
import { openEmbeddedFolder, openEmbeddedInMemory } from './embedded/open-embedded.ts'
import type { DatabaseFailedError } from './errors.ts'
import { openServer } from './open-server.ts'

export interface OpenDatabaseOptions {
  /** The address of a PostgreSQL server: `postgres://user:password@host:5432/database`. */
  url?: string
  /** Where the embedded database keeps its files. Made if it does not exist. */
  folder?: string
  /** Told what an operator may want to know. */
  log?: (line: string) => void
  /** Called once if the embedded database dies. The process should end: by default it does, with the error. */
  onFailure?: (error: DatabaseFailedError) => void
}

/**
 * Opens PostgreSQL: by address, or in this process with its files in a folder, or in this process and in memory.
 *
 * @throws {DatabaseServerError} if the server is out of reach or older than PostgreSQL 15.
 * @throws {DatabaseLockedError} if another process has the folder open.
 * @throws {DatabaseFolderError} if the folder cannot be used.
 */
export function openDatabase({
  url,
  folder,
  log = () => {},
  onFailure = throwLater,
}: OpenDatabaseOptions): Promise<Database> {
  if (url) return openServer(url, log)
  if (folder) return openEmbeddedFolder(folder, { log, onFailure })
  return openEmbeddedInMemory({ log, onFailure })
}

function throwLater(error: DatabaseFailedError): void {
  setImmediate(() => {
    throw error
  })
}
