import type { Readable } from './readable.ts'

/** A Readable with the means to change it, for the one who owns it. */
export interface Settable<T> extends Readable<T> {
  set(value: T): void
}

/** A value that tells whoever follows it when it has really changed. */
export function settable<T>(initial: T): Settable<T> {
  const listeners = new Set<() => void>()
  let current = initial

  return {
    get: () => current,
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
