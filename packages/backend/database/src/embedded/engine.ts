import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableNodeFS } from './durable-node-fs.ts'

/** Small on purpose: PostgreSQL shares the memory of our process, and the pages it reads are cached by the kernel too. */
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

/** Opens the database of a folder. What it acknowledges is on the disk. */
export function openFolder(folder: string): Promise<PGlite> {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F').concat(SETTINGS)

  return PGlite.create({ fs: new DurableNodeFS(folder), startParams, extensions })
}

/** Opens a database that is gone with the process, from a prepared file if there is one (a fifth of the time). */
export async function openInMemory(prepared?: string): Promise<PGlite> {
  const startParams = PGlite.defaultStartParams.concat(SETTINGS)
  const loadDataDir = prepared ? new Blob([await readFile(prepared)]) : undefined

  return PGlite.create({ startParams, extensions, ...(loadDataDir && { loadDataDir }) })
}
