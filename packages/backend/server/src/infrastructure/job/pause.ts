import { setTimeout } from 'node:timers/promises'

/** A wait that can be cut short. */
export interface Pause {
  /** Resolves after the delay, or when the wait or the pause is ended. */
  wait(milliseconds: number): Promise<void>
  /** Ends the wait at hand. */
  wake(): void
  /** Ends the wait at hand and every later one. */
  end(): void
  isOver(): boolean
}

/** Makes a pause. It never keeps the process alive. */
export function createPause(): Pause {
  let isOver = false
  let current = new AbortController()

  return {
    wait: async (milliseconds) => {
      if (isOver) return
      const { signal } = (current = new AbortController())
      try {
        await setTimeout(milliseconds, undefined, { signal, ref: false })
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
    wake: () => current.abort(),
    end: () => {
      isOver = true
      current.abort()
    },
    isOver: () => isOver,
  }
}
