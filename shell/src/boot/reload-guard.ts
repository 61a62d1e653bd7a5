/** What the guard needs of the browser; tests hand over their own. */
export interface GuardSurroundings {
  /** Null where storage is not available. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** How this document was reached, as the navigation timing says it: `navigate`, `reload`, `back_forward`. */
  readonly navigationType: string
  /** Whether the browser has a connection at all. */
  isOnline(): boolean
  reload(): void
}

/**
 * Decides between one full page reload and giving up when a part of the site does not load.
 * A part is reloaded for once; after that only once it has been healthy again. And after a reload for
 * one part there is none for another before something has started: together they cost one as well.
 * Without a connection a reload would only take away the page that is there: it stays, and the reload is still to be had.
 */
export interface ReloadGuard {
  /** `part` is a name with its version; `resource` is what failed of it. */
  fail(part: string, resource: string): 'reloading' | 'gave-up'
  /** Tells that the part has started, or that a chunk which failed before is there. */
  healthy(part: string, resource: string): void
}

const KEY = 'domizil.reloads'
/** The mark of a page that was reloaded and on which nothing has started yet; no part has such a name. */
const NOTHING_STARTED = ''

type Marks = Record<string, string>

export function createReloadGuard({
  storage,
  navigationType,
  isOnline,
  reload,
}: GuardSurroundings): ReloadGuard {
  let isReloading = false

  function reloadOnce(): 'reloading' {
    if (!isReloading) {
      isReloading = true
      reload()
    }
    return 'reloading'
  }

  return {
    fail(part, resource) {
      if (isReloading) return 'reloading'
      if (!isOnline()) return 'gave-up'
      const marks = read(storage)
      // Without storage only the navigation itself can tell that a reload has been.
      if (!marks) return navigationType === 'reload' ? 'gave-up' : reloadOnce()
      if (part in marks || NOTHING_STARTED in marks) return 'gave-up'

      return write(storage, { ...marks, [part]: resource, [NOTHING_STARTED]: part }) ||
        navigationType !== 'reload'
        ? reloadOnce()
        : 'gave-up'
    },

    healthy(part, resource) {
      if (isReloading) return // what comes now comes too late: the page is on its way out
      const marks = read(storage)
      if (!marks) return
      const mark = marks[part]
      // A page that starts says nothing about the chunk behind a button that failed on it.
      if (mark !== undefined && (!isChunk(mark) || mark === resource)) delete marks[part]
      if (!isChunk(resource)) delete marks[NOTHING_STARTED]
      write(storage, marks)
    },
  }
}

function isChunk(resource: string): boolean {
  return resource.startsWith('chunk:')
}

function read(storage: GuardSurroundings['storage']): Marks | undefined {
  if (!storage) return undefined
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}') as Marks
  } catch {
    return undefined
  }
}

function write(storage: GuardSurroundings['storage'], marks: Marks): boolean {
  try {
    storage?.setItem(KEY, JSON.stringify(marks))
    return true
  } catch {
    return false
  }
}
