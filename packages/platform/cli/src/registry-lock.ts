import path from 'node:path'
import { lock } from 'proper-lockfile'
import { RefusedError } from './refused-error.ts'

const WAIT_MS = 10_000
const PAUSE_MS = 50
/** A lock that its process has not renewed for this long is stale. */
const STALE_MS = 5_000

/**
 * Runs some work while no other process changes the registry, also across machines that share the folder. The
 * lock of a dead process is taken over after five seconds.
 *
 * @throws {RefusedError} REGISTRY_BUSY if the lock is not released in time.
 */
export async function withLock<T>(folder: string, work: () => T | Promise<T>, waitMs = WAIT_MS): Promise<T> {
  const release = await acquire(folder, waitMs)

  try {
    return await work()
  } finally {
    await release()
  }
}

async function acquire(folder: string, waitMs: number): Promise<() => Promise<void>> {
  const retries = { retries: Math.floor(waitMs / PAUSE_MS), factor: 1, minTimeout: PAUSE_MS }
  try {
    // The file itself may not exist yet.
    return await lock(path.join(folder, 'registry.json'), { realpath: false, stale: STALE_MS, retries })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ELOCKED') throw cause
    throw new RefusedError(
      'REGISTRY_BUSY',
      `Another process has been changing the registry for ${WAIT_MS / 1000} s. Try again.`,
    )
  }
}
