import { HOST, match } from '@domizil/federation'
import type { Parts } from '../lib/page-facts.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

interface PrefetchSources {
  /** Null until it is known which parts there are. */
  getParts(): Parts | null
  loadRemote(name: string): Promise<unknown>
  loadOwnPage(page: string): Promise<unknown>
}

/** Fetches what an address needs before anybody goes there, where the connection has room for it. Only a hint. */
export function createPrefetch({ getParts, loadRemote, loadOwnPage }: PrefetchSources) {
  return (path: string): void => {
    const { routes = [], remotes = [] } = getParts() ?? {}
    const route = match(path.split(/[?#]/, 1)[0] ?? '', routes)?.route
    if (!route || !mayPrefetch()) return

    if (route.owner === HOST) loadOwnPage(route.page).catch(() => undefined)
    else if (remotes.some(({ name }) => name === route.owner)) loadRemote(route.owner).catch(() => undefined)
  }
}

/** Not on 2g, not when data is saved and not offline: what is fetched may never be needed. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}
