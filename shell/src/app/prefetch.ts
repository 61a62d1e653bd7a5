import { HOST, match } from '@domizil/federation'
import { readConnection } from '../lib/connection.ts'
import type { Apps } from '../lib/page-facts.ts'

interface PrefetchSources {
  /** Null until the apps are known. */
  getApps(): Apps | null
  loadRemote(name: string): Promise<unknown>
  loadOwnPage(page: string): Promise<unknown>
}

/**
 * Loads what a path needs, and runs its app, if the connection allows it: the visitor is about to go there. Failures are
 * ignored.
 */
export function createPrefetch({ getApps, loadRemote, loadOwnPage }: PrefetchSources) {
  return (path: string): void => {
    const { route, remote } = appOf(path, getApps()) ?? {}
    if (!route || !mayPrefetch()) return

    if (route.owner === HOST) loadOwnPage(route.page).catch(() => undefined)
    else if (remote) loadRemote(remote.name).catch(() => undefined)
  }
}

/** The route of a path, and the app that answers it where it is not the shell. */
export function appOf(path: string, apps: Apps | null) {
  const route = match(path.split(/[?#]/, 1)[0] ?? '', apps?.routes ?? [])?.route
  return route && { route, remote: apps?.remotes.find(({ name }) => name === route.owner) }
}

/** Not on 2g, not in data-saving mode and not offline: the files may never be needed. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType } = readConnection()
  return navigator.onLine && !saveData && !effectiveType?.endsWith('2g')
}
