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
  get(key: string, make: () => Promise<T>): Promise<Cached<T>>
  clear(): void
}

interface Entry<T> {
  readonly value: T
  readonly madeAt: number
}

/** A value that `isLasting` denies is handed to those who wait for it, and made again for the next. */
export function createViewCache<T>(
  isLasting: (value: T) => boolean,
  now: () => number = Date.now,
): ViewCache<T> {
  const entries = new Map<string, Entry<T>>()
  const making = new Map<string, Promise<T>>()
  let clearedAt = 0

  function makeOnce(key: string, make: () => Promise<T>): Promise<T> {
    const running = making.get(key) ?? start(key, make)
    making.set(key, running)
    return running
  }

  async function start(key: string, make: () => Promise<T>): Promise<T> {
    const startedAt = now()
    try {
      const value = await make()
      // A value that was begun before a change is not cached.
      if (isLasting(value) && startedAt >= clearedAt) keep(key, { value, madeAt: now() })
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
    async get(key, make) {
      const entry = entries.get(key)
      const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY
      if (entry && age < FRESH_MS) return { value: entry.value, isCached: true }
      if (entry && age < STALE_MS) {
        void makeOnce(key, make)
        return { value: entry.value, isCached: true }
      }

      return { value: await makeOnce(key, make), isCached: false }
    },
    clear() {
      clearedAt = now() + 1
      entries.clear()
      making.clear()
    },
  }
}
