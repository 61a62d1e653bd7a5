import type { Readable } from '@domizil/shell-api'
import { useSyncExternalStore } from 'react'

/** The current value; the component renders again when it changes. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get)
}
