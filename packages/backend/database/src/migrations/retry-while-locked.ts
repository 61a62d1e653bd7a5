import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/**
 * A statement that waits for a lock holds up all that come after it, reads included: it gives up after this time and
 * lets them pass.
 */
export const LOCK_TIMEOUT_MS = 500

/** With pauses that grow to 5 s: about ten minutes. */
const MAX_ATTEMPTS = 120
const LONGEST_PAUSE_MS = 5_000

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** Runs `attempt` until it gets the locks that it needs; `onWait` is called once, before the second attempt. */
export async function retryWhileLocked(attempt: () => Promise<void>, onWait: () => void): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (count === MAX_ATTEMPTS || !isLocked(error)) throw error
      if (count === 1) onWait()
      await setTimeout(pauseAfter(count))
    }
  }
}

/** Longer than the wait for the lock: whatever has queued behind it gets through. */
function pauseAfter(count: number): number {
  return Math.min(count * LOCK_TIMEOUT_MS, LONGEST_PAUSE_MS) + Math.random() * LOCK_TIMEOUT_MS
}

function isLocked(error: unknown): boolean {
  return error instanceof pg.DatabaseError && [LOCK_NOT_AVAILABLE, DEADLOCK].includes(error.code ?? '')
}
