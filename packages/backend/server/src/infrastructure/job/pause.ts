import { setTimeout } from 'node:timers/promises'

/** A wait that can be cut short. */
export interface Pause {
  /** Resolves after the delay, or when the pause is ended. */
  wait(milliseconds: number): Promise<void>
  /** Ends the wait at hand and every later one. */
  end(): void
  isOver(): boolean
}

/** Makes a pause. It never keeps the process alive. */
export function createPause(): Pause {
  const over = new AbortController()

  return {
    wait: async (milliseconds) => {
      try {
        await setTimeout(milliseconds, undefined, { signal: over.signal, ref: false })
      } catch (error) {
        if (!over.signal.aborted) throw error
      }
    },
    end: () => over.abort(),
    isOver: () => over.signal.aborted,
  }
}
