/** Until then a value is served as it is, in milliseconds. */
const FRESH_MS = 5_000
/** Until then it is served once more while it is made again. */
const STALE_MS = 15_000
const MOST = 200

/** A value of the cache, and whether it was there before. */
export interface Cached<T> {
  readonly value: T
  readonly isCached: boolean
}

/** Values that everybody gets alike, for some seconds. Those that ask meanwhile share one making. */
export interface ViewCache<T> {
  /** A value that shows one flat only belongs to the group of its id. */
  get(key: string, make: () => Promise<T>, group?: string): Promise<Cached<T>>
  /** Drops all values, or with a group all but those of other groups. */
  clear(group?: string): void
}

interface Entry<T> {
  readonly value: T
  readonly madeAt: number
  readonly group: string | undefined
}

/** A value that `isLasting` denies is handed to those who wait for it, and made again for the next. */
export function createViewCache<T>(
  isLasting: (value: T) => boolean,
  now: () => number = Date.now,
): ViewCache<T> {
  const entries = new Map<string, Entry<T>>()
  const making = new Map<string, Promise<T>>()
  let clearedAt = 0

  function makeOnce(key: string, make: () => Promise<T>, group?: string): Promise<T> {
    const running = making.get(key) ?? start(key, make, group)
    making.set(key, running)
    return running
  }

  async function start(key: string, make: () => Promise<T>, group?: string): Promise<T> {
    const startedAt = now()
    try {
      const value = await make()
      // A value that was begun before a change is not cached.
      if (isLasting(value) && startedAt >= clearedAt) keep(key, { value, madeAt: now(), group })
      return value
    } finally {
      making.delete(key)
    }
  }

  function keep(key: string, entry: Entry<T>): void {
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (oldest !== undefined && entries.size > MOST) entries.delete(oldest)
  }

  return {
    async get(key, make, group) {
      const entry = entries.get(key)
      const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY
      if (entry && age < FRESH_MS) return { value: entry.value, isCached: true }
      if (entry && age < STALE_MS) {
        void makeOnce(key, make, group)
        return { value: entry.value, isCached: true }
      }

      return { value: await makeOnce(key, make, group), isCached: false }
    },
    clear(group) {
      clearedAt = now() + 1
      for (const [key, entry] of entries) {
        if (group === undefined || entry.group === undefined || entry.group === group) entries.delete(key)
      }
      making.clear()
    },
  }
}
