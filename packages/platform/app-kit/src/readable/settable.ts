import type { Readable } from '@domizil/shell-api'

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
