/** What a cache keeps, and for how long. */
interface ViewCacheOptions<T> {
  /** Whether a value is cached; any other goes only to the requests that wait for it. */
  isLasting(value: T): boolean
  /** Whether no change concerns a value. */
  isConstant?(value: T): boolean
  /** Until then a value is served as it is, in milliseconds. */
  readonly freshMs: number
  /** Until then it is served while it is made again, in milliseconds. */
  readonly staleMs: number
  /** The number of values; the one that is asked for least is dropped. */
  readonly most: number
  /** How long a visitor waits for a value, and what is served to one without any afterwards. */
  readonly patience: { readonly milliseconds: number; readonly late: T }
  readonly now?: () => number
}

interface Entry<T> {
  readonly value: T
  readonly group: string | undefined
  /** Long ago for a value that a change may concern. */
  readonly madeAt: number
  /** How often it was asked for; each value that is dropped takes a part of it. */
  readonly uses: number
}

interface Making<T> {
  readonly value: Promise<T>
  readonly group: string | undefined
}

/** What remains of the uses of a value when another one is dropped: it may be out of fashion. */
const REMAINING = 0.99

/** Keeps values that everybody gets alike. Those that ask meanwhile share one making. */
export function createViewCache<T>(options: ViewCacheOptions<T>) {
  const { isLasting, isConstant = () => false, freshMs, staleMs, patience, now = Date.now } = options
  const entries = new Map<string, Entry<T>>()
  const making = new Map<string, Making<T>>()

  function makeOnce(key: string, make: () => Promise<T>, group?: string): Promise<T> {
    const running = making.get(key)
    if (running) return running.value

    const started: Making<T> = { value: make(), group }
    making.set(key, started)
    const finish = (value?: T) => {
      if (making.get(key) !== started) return // a change may concern what was begun before it
      making.delete(key)
      if (value !== undefined && isLasting(value)) keep(key, value, group)
    }
    started.value.then(finish, () => finish())
    return started.value
  }

  function keep(key: string, value: T, group: string | undefined): void {
    entries.set(key, { value, group, madeAt: now(), uses: entries.get(key)?.uses ?? 1 })
    if (entries.size > options.most) dropLeastUsed(key)
  }

  function dropLeastUsed(except: string): void {
    const others = [...entries].filter(([key]) => key !== except)
    const [least] = others.toSorted(([, one], [, other]) => one.uses - other.uses)
    if (least) entries.delete(least[0])
    for (const [key, entry] of entries) entries.set(key, { ...entry, uses: entry.uses * REMAINING })
  }

  function inTime(value: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<T>((resolve) => {
      timer = setTimeout(() => resolve(patience.late), patience.milliseconds).unref()
    })
    return Promise.race([value, late]).finally(() => clearTimeout(timer))
  }

  return {
    /** The value of a key. An old or doubted one is made again first, unless that is late; one of a flat is of its group. */
    async get(key: string, make: () => Promise<T>, group?: string): Promise<{ value: T; isCached: boolean }> {
      const entry = entries.get(key)
      if (!entry) return { value: await inTime(makeOnce(key, make, group)), isCached: false }

      entries.set(key, { ...entry, uses: entry.uses + 1 })
      const known = { value: entry.value, isCached: true }
      const age = now() - entry.madeAt
      if (age < freshMs) return known
      const made = makeOnce(key, make, group)
      if (age < staleMs) return known
      const value = await inTime(made)
      return isLasting(value) ? { value, isCached: false } : known
    },
    /** After a change: drops the values of a group, and doubts those of none; without a group it doubts all. */
    clear(group?: string): void {
      const isConcerned = (one: string | undefined) =>
        group === undefined || one === undefined || one === group
      for (const [key, entry] of entries) {
        if (isConstant(entry.value) || !isConcerned(entry.group)) continue
        if (group !== undefined && entry.group === group) entries.delete(key)
        else entries.set(key, { ...entry, madeAt: Number.NEGATIVE_INFINITY })
      }
      for (const [key, running] of making) if (isConcerned(running.group)) making.delete(key)
    },
  }
}

/** The id of the flat whose page, or whose call of the backend, an address is; undefined for all others. */
export function flatIn(path: string): string | undefined {
  return /^(?:\/api)?\/flat\/([1-9]\d*)$/.exec(path)?.[1]
}
