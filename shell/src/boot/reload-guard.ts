/** What the guard needs of the browser; tests provide their own. */
export interface ReloadGuardEnv {
  /** Null where storage is not available. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** The navigation type of this document in the navigation timing: `navigate`, `reload`, `back_forward`. */
  readonly navigationType: string
  /** Whether the browser is connected. */
  isOnline(): boolean
  reload(): void
}

const KEY = 'domizil.reloads'
/** Marks a reloaded page on which nothing has started yet; no app has such a name. */
const NOTHING_STARTED = ''

type Marks = Record<string, string>

/**
 * Decides between one full page reload and giving up when an app fails to load. Each app gets one reload; another one
 * only after it has been healthy again. After a reload for one app there is none for another before something has
 * started: together they get a single one. Without a connection a reload would destroy the current page: it stays,
 * and the reload remains available.
 */
export type ReloadGuard = ReturnType<typeof createReloadGuard>

export function createReloadGuard({ storage, navigationType, isOnline, reload }: ReloadGuardEnv) {
  let isReloading = false

  function reloadOnce(): 'reloading' {
    if (!isReloading) {
      isReloading = true
      reload()
    }
    return 'reloading'
  }

  return {
    /** `app` is the name of an app with its version; `resource` is the file that failed. */
    fail(app: string, resource: string) {
      if (isReloading) return 'reloading'
      if (!isOnline()) return 'gave-up'
      const marks = read(storage)
      // Without storage only the navigation type shows that the page was reloaded.
      if (!marks) return navigationType === 'reload' ? 'gave-up' : reloadOnce()
      if (app in marks || NOTHING_STARTED in marks) return 'gave-up'

      return write(storage, { ...marks, [app]: resource, [NOTHING_STARTED]: app }) ||
        navigationType !== 'reload'
        ? reloadOnce()
        : 'gave-up'
    },

    /** Reports that the app has started, or that a chunk that failed before is loaded. */
    healthy(app: string, resource: string) {
      if (isReloading) return // the page is being unloaded
      const marks = read(storage)
      if (!marks) return
      const mark = marks[app]
      // The start of a page does not prove that a chunk loaded on demand is available.
      if (mark !== undefined && (!isChunk(mark) || mark === resource)) delete marks[app]
      if (!isChunk(resource)) delete marks[NOTHING_STARTED]
      write(storage, marks)
    },
  }
}

function isChunk(resource: string): boolean {
  return resource.startsWith('chunk:')
}

function read(storage: ReloadGuardEnv['storage']): Marks | undefined {
  if (!storage) return undefined
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}') as Marks
  } catch {
    return undefined
  }
}

function write(storage: ReloadGuardEnv['storage'], marks: Marks): boolean {
  try {
    storage?.setItem(KEY, JSON.stringify(marks))
    return true
  } catch {
    return false
  }
}
