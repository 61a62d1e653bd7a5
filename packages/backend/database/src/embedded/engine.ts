import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { hear, lastWords } from './engine-words.ts'

type Init = NodeFS['init']
type EmscriptenOptions = Parameters<Init>[1]

/** The internals of Emscripten's node file system that we use; its types do not declare them. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
  realPath(node: unknown): string
}

/**
 * PGlite's folder on disk, with fsync: when PostgreSQL asks for it, writes reach the disk. Without it a power cut
 * loses acknowledged commits, or the whole database.
 */
class DurableNodeFS extends NodeFS {
  override async init(...[database, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(database, given)
    const preRun = [emscriptenOpts.preRun ?? []].flat()

    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync] as EmscriptenOptions['preRun'] },
    }
  }
}

function addFsync(module: unknown): void {
  const { NODEFS } = module as { NODEFS: EmscriptenNodeFs }

  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) fsyncPath(NODEFS.realPath(node))
    else fsyncSync(nfd)
    return 0
  }
}

/** Folders have to be flushed as well: a file is durable only once its directory entry is. */
function fsyncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

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
