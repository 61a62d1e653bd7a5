import type { RemoteMeta } from '@domizil/shell-api'
import { createContext, useContext } from 'react'

/** One mount of a remote: what it is, and the chunks it has asked for. A new mount asks for failed ones again. */
export interface RemoteMount {
  readonly meta: RemoteMeta
  readonly chunks: Map<unknown, Promise<unknown>>
}

export const RemoteMountContext = createContext<RemoteMount | null>(null)

/**
 * The mount around.
 * @throws {Error} outside a remote's root.
 */
export function useRemoteMount(): RemoteMount {
  const mount = useContext(RemoteMountContext)
  if (!mount) throw new Error('useRemoteMount needs the root of a remote around it')
  return mount
}

/** Starts something once in a mount and hands out its one promise: React asks again while it waits. */
export function oncePerMount<T>({ chunks }: RemoteMount, key: unknown, start: () => Promise<T>): Promise<T> {
  const known = chunks.get(key) as Promise<T> | undefined
  if (known) return known

  const started = start()
  chunks.set(key, started)
  return started
}
