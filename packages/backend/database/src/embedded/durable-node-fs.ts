import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type EmscriptenOptions = Parameters<Init>[1]

interface NodeStream {
  nfd?: number
  node: unknown
}

/** The internals of Emscripten's node file system that we use; its types do not declare them. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: NodeStream) => number }
  realPath(node: unknown): string
}

/**
 * PGlite's folder on disk, with fsync: when PostgreSQL asks for it, writes reach the disk. Without it a power cut
 * loses acknowledged commits, or the whole database.
 */
export class DurableNodeFS extends NodeFS {
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
