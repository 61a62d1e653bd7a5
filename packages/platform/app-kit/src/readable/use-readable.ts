import type { Readable } from '@domizil/shell-api'
import { useSyncExternalStore } from 'react'

/**
 * The current value; the component renders again when it changes. A drawn page is hydrated with the initial value and
 * then rendered with the current one.
 */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.getInitial ?? readable.get)
}
