import type { Readable } from '@domizil/shell-api'
import { useSyncExternalStore } from 'react'

/** A Readable with a setter, for its owner. */
export interface Settable<T> extends Readable<T> {
  set(value: T): void
}

/**
 * Creates a readable value that notifies its subscribers of each actual change. What only the browser knows is set
 * after the creation, so that a drawn page is hydrated without it.
 */
export function settable<T>(initial: T): Settable<T> {
  const listeners = new Set<() => void>()
  let current = initial

  return {
    get: () => current,
    getInitial: () => initial,
    subscribe: (run) => {
      listeners.add(run)
      return () => void listeners.delete(run)
    },
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const run of listeners) run()
    },
  }
}

/**
 * The current value; the component renders again when it changes. A drawn page is hydrated with the initial value and
 * then rendered with the current one.
 */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.getInitial ?? readable.get)
}
