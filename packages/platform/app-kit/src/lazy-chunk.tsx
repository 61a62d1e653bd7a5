import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { loadChunk, type MessageSources, messageLoader } from '@domizil/federation/loading'
import type { RemoteMeta, ShellApi } from '@domizil/shell-api'
import { type ComponentType, use } from 'react'
import { oncePerMount, useRemoteMount } from './remote-mount.ts'
import { useShell } from './shell-context.ts'
import { OwnTexts } from './texts.tsx'

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
 * @param options.isPage without a connection it fails, so that the shell says in its place what is missing.
 * @param options.messages its texts beside those that the page around it has loaded.
 */
export function lazyChunk<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
  { isPage = false, messages }: { isPage?: boolean; messages?: MessageSources<Locale> } = {},
): Chunk<Props> {
  const texts = messages && messageLoader(messages, DEFAULT_LOCALE)
  let loaded: ComponentType<Props> | undefined

  async function fetchOnce(shell: ShellApi, meta: RemoteMeta): Promise<ComponentType<Props>> {
    const { loadTimeoutMs } = shell.config
    const start = () =>
      Promise.all([loadChunk(chunk, load, loadTimeoutMs), texts?.(shell.locale.get(), loadTimeoutMs)])
    const [component] = await (isPage ? start() : onceOnline(start))
    loaded = component
    shell.reportHealthy({ remote: meta.name, version: meta.version, phase: 'chunk', chunk })
    return component
  }

  function LazyChunk(props: Props) {
    const shell = useShell()
    const mount = useRemoteMount()

    // What has suspended once has to ask again, also when a preload has brought the chunk meanwhile: a rule of `use`.
    const known = mount.chunks.has(load) ? undefined : loaded
    const Component = known ?? use(oncePerMount(mount, load, () => fetchOnce(shell, mount.meta)))

    const content = <Component {...props} />
    if (!texts) return content
    return (
      <OwnTexts of={chunk} load={texts}>
        {content}
      </OwnTexts>
    )
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
