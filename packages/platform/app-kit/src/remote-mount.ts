import type { RemoteMeta } from '@domizil/shell-api'
import { createContext, useContext } from 'react'

/** One mount of a remote: its identity and the chunks it has requested. A new mount retries failed ones. */
export interface RemoteMount {
  readonly meta: RemoteMeta
  readonly chunks: Map<unknown, Promise<unknown>>
}

export const RemoteMountContext = createContext<RemoteMount | null>(null)

/**
 * The mount that the component is rendered in.
 * @throws {Error} outside a remote's root.
 */
export function useRemoteMount(): RemoteMount {
  const mount = useContext(RemoteMountContext)
  if (!mount) throw new Error('useRemoteMount needs the root of a remote around it')
  return mount
}

/** Starts some work once per mount and returns the same promise each time: React calls again while it suspends. */
export function oncePerMount<T>({ chunks }: RemoteMount, key: unknown, start: () => Promise<T>): Promise<T> {
  const known = chunks.get(key) as Promise<T> | undefined
  if (known) return known

  const started = start()
  chunks.set(key, started)
  return started
}
