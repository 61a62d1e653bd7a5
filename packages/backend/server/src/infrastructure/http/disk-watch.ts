import type { Log } from '../../foundation/kernel/index.ts'

/** Tracks whether there is space to write. */
export interface DiskWatch {
  /** To be called after a write has failed for lack of space. */
  noteFull(): void
  /** Whether writes succeed. After a failure `tryWrite` is called each time, until it succeeds. */
  canWrite(): Promise<boolean>
}

/** Remembers that the disk was full until `tryWrite` succeeds, and logs both events. */
export function createDiskWatch(tryWrite: () => Promise<void>, log: Log): DiskWatch {
  let isFull = false

  return {
    noteFull() {
      if (!isFull) log.error({}, 'No space is left on the disk: nothing can be saved')
      isFull = true
    },

    async canWrite() {
      if (!isFull) return true
      try {
        await tryWrite()
      } catch {
        return false
      }
      isFull = false
      log.info({}, 'There is space on the disk again')
      return true
    },
  }
}
