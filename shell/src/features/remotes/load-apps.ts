import type { OwnedRoute } from '@domizil/federation'
import type { ReloadGuard } from '../../boot/reload-guard.ts'
import { logError } from '../../lib/console.ts'
import { loadOwnChunk } from '../../lib/load-own-chunk.ts'
import type { Apps, PageFacts } from '../../lib/page-facts.ts'
import type { FetchedApps } from './fetch-apps.ts'

/** Only a plain static host needs the code that resolves the registry. */
export async function fetchAppsLater(timeoutMs: number, nonce: string | undefined): Promise<FetchedApps> {
  const { fetchApps } = await loadOwnChunk(
    'fetch-apps',
    () => import(/* webpackChunkName: "fetch-apps" */ './fetch-apps.ts'),
  )
  return fetchApps(timeoutMs, nonce)
}

/** The facts with the remotes that the visitor's machine serves; only a page with such remotes needs the code for it. */
export async function withLocalRemotesLater(facts: PageFacts, nonce: string | undefined): Promise<PageFacts> {
  const { parts, config } = facts
  if (!parts?.local) return facts
  const { withLocalRemotes } = await loadOwnChunk(
    'local-remotes',
    () => import(/* webpackChunkName: "local-remotes" */ './local-remotes.ts'),
  )
  return { ...facts, parts: await withLocalRemotes(parts, { timeoutMs: config.loadTimeoutMs / 3, nonce }) }
}

const REGISTRY = 'registry'

/**
 * Loads the apps' facts under the reload guard: a failure reloads the page once. After that the shell's own pages
 * work, and the others show the error.
 */
export async function loadApps(
  fetchApps: () => Promise<FetchedApps>,
  guard: ReloadGuard,
  ownRoutes: readonly OwnedRoute[],
): Promise<Apps> {
  try {
    const { apps, unreachable } = await fetchApps()
    guard.healthy(REGISTRY, 'start')
    const isReloading = unreachable.some((part) => guard.fail(part, 'release') === 'reloading')
    return isReloading ? await untilReloaded() : apps
  } catch (error) {
    logError(error)
    if (guard.fail(REGISTRY, REGISTRY) === 'reloading') return untilReloaded()
    return {
      remotes: [],
      routes: ownRoutes,
      failed: { [REGISTRY]: [{ code: 'UNREACHABLE', of: String(error) }] },
    }
  }
}

/** Never settles: the page is about to be reloaded. */
function untilReloaded(): Promise<never> {
  return new Promise(() => undefined)
}
