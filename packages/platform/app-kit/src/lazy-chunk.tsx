import type { RemoteMeta, ShellApi } from '@domizil/shell-api'
import { type ComponentType, use } from 'react'
import { loadChunk } from '@domizil/federation/loading'
import { oncePerMount, useRemoteMount } from './remote-mount.ts'
import { useShell } from './shell-context.ts'

/** A component that is loaded as a separate chunk. */
export type Chunk<Props extends object = object> = ComponentType<Props> & {
  /**
   * Loads the chunk early, so that the first render need not suspend. A failure is reported by the render, not here.
   */
  preload(shell: ShellApi, meta: RemoteMeta): Promise<unknown>
}

/**
 * A component whose code is loaded when it is first rendered. It suspends meanwhile; a failure reaches the
 * remote's error boundary as a ChunkError, and the next mount of the remote retries.
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

    // What has suspended once has to ask again, also when a preload has brought the chunk meanwhile: a rule of `use`.
    const known = mount.chunks.has(load) ? undefined : loaded
    const Component = known ?? use(oncePerMount(mount, load, () => fetchOnce(shell, mount.meta)))

    return <Component {...props} />
  }

  return Object.assign(LazyChunk, { preload: fetchOnce })
}
