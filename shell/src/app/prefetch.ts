import { HOST, match } from '@domizil/federation'
import type { Apps } from '../lib/page-facts.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

interface PrefetchSources {
  /** Null until the apps are known. */
  getApps(): Apps | null
  loadRemote(name: string): Promise<unknown>
  loadOwnPage(page: string): Promise<unknown>
}

/** Prefetches what a path needs, if the connection allows it. Failures are ignored. */
export function createPrefetch({ getApps, loadRemote, loadOwnPage }: PrefetchSources) {
  return (path: string): void => {
    const { routes = [], remotes = [] } = getApps() ?? {}
    const route = match(path.split(/[?#]/, 1)[0] ?? '', routes)?.route
    if (!route || !mayPrefetch()) return

    if (route.owner === HOST) loadOwnPage(route.page).catch(() => undefined)
    else if (remotes.some(({ name }) => name === route.owner)) loadRemote(route.owner).catch(() => undefined)
  }
}

/** Not on 2g, not in data-saving mode and not offline: the files may never be needed. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}
