import type { Log } from '../../foundation/kernel/index.ts'

/** Remembers whether the storage answered the last time, and logs when that changes. */
export interface StorageWatch {
  note(isAway: boolean): void
  isAway(): boolean
}

/** Creates a watch that expects the storage to answer. */
export function createStorageWatch(log: Log): StorageWatch {
  let isAway = false

  return {
    note(isAwayNow) {
      if (isAwayNow && !isAway)
        log.warn({}, 'The storage is away: pictures and documents cannot be read or stored')
      if (!isAwayNow && isAway) log.info({}, 'The storage answers again')
      isAway = isAwayNow
    },
    isAway: () => isAway,
  }
}
