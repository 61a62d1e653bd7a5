import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { hear, lastWords } from './engine-words.ts'
import { DurableNodeFS } from './durable-node-fs.ts'

/** Small values: PostgreSQL shares our process's memory, and the kernel caches its files too. */
const SETTINGS = [
  'shared_buffers=16MB',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  'maintenance_work_mem=32MB',
  'wal_sync_method=fsync',
  'timezone=UTC',
  'max_stack_depth=1MB',
].flatMap((setting) => ['-c', setting])

const extensions = { btree_gist, pg_trgm, unaccent }

/**
 * Opens the database of a folder. Acknowledged commits are durable.
 * @throws {Error} with the engine's own words.
 */
export async function openFolder(folder: string): Promise<PGlite> {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F').concat(SETTINGS)

  const fs = new DurableNodeFS(folder)
  return PGlite.create({ fs, startParams, extensions, onStderr: hear }).catch((error: unknown) => {
    throw lastWords(error)
  })
}

/** Opens a database in memory, restored from a prepared file if one is given (five times faster). */
export async function openInMemory(prepared?: string): Promise<PGlite> {
  const startParams = PGlite.defaultStartParams.concat(SETTINGS)
  const loadDataDir = prepared ? new Blob([await readFile(prepared)]) : undefined

  return PGlite.create({ startParams, extensions, ...(loadDataDir && { loadDataDir }) })
}
