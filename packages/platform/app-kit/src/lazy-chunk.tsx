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
 * remote's error boundary as a ChunkError, and the next mount of the remote retries. Without a connection a part of a page
 * suspends until there is one: what is read around it stays.
 * @param isPage without a connection it fails, so that the shell says in its place what is missing.
 */
export function lazyChunk<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
  { isPage = false } = {},
): Chunk<Props> {
  let loaded: ComponentType<Props> | undefined

  async function fetchOnce(shell: ShellApi, meta: RemoteMeta): Promise<ComponentType<Props>> {
    const start = () => loadChunk(chunk, load, shell.config.loadTimeoutMs)
    loaded = await (isPage ? start() : onceOnline(start))
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

/** What fails without a connection is started again with it. */
async function onceOnline<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return onceOnline(start)
  }
}
