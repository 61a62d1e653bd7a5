import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type EmscriptenOptions = Parameters<Init>[1]

interface NodeStream {
  nfd?: number
  node: unknown
}

/** What Emscripten's node file system has inside, as far as we need it: its types do not say. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: NodeStream) => number }
  realPath(node: unknown): string
}

/**
 * PGlite's folder on disk, with the one thing it lacks: when PostgreSQL asks for a write to be on the disk, it is.
 * Without it a power cut takes commits that have been acknowledged, or the whole database.
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

/** A folder has no open file of its own: a file is safe only when its name in the folder is. */
function fsyncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
