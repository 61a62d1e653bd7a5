import type { RemoteMeta, ShellApi } from '@domizil/shell-api'
import { type ComponentType, use } from 'react'
import { loadChunk } from '@domizil/federation/loading'
import { oncePerMount, useRemoteMount } from './remote-mount.ts'
import { useShell } from './shell-context.ts'

/** A component that comes as a chunk of its own. */
export type Chunk<Props extends object = object> = ComponentType<Props> & {
  /** Fetches it before it is shown: it then stands there at its first drawing. A failure is left to that. */
  preload(shell: ShellApi, meta: RemoteMeta): Promise<unknown>
}

/**
 * A component whose code is fetched when it is first shown. Suspends meanwhile; a failure reaches the remote's
 * error boundary as a ChunkError, and the next mount of the remote asks for it again.
 */
export function lazyChunk<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): Chunk<Props> {
  let loaded: ComponentType<Props> | undefined

  async function fetchOnce(shell: ShellApi, meta: RemoteMeta): Promise<ComponentType<Props>> {
    loaded = await loadChunk(chunk, load, shell.config.loadTimeoutMs)
    shell.reportHealthy({ remote: meta.name, version: meta.version, phase: 'chunk', chunk })
    return loaded
  }

  function LazyChunk(props: Props) {
    const shell = useShell()
    const mount = useRemoteMount()

    const Component = loaded ?? use(oncePerMount(mount, load, () => fetchOnce(shell, mount.meta)))

    return <Component {...props} />
  }

  return Object.assign(LazyChunk, { preload: fetchOnce })
}
