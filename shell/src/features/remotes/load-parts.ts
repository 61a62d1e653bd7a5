import type { OwnedRoute } from '@domizil/federation'
import type { ReloadGuard } from '../../boot/reload-guard.ts'
import { logError } from '../../lib/console.ts'
import type { Parts } from '../../lib/page-facts.ts'
import type { FetchedParts } from './fetch-parts.ts'

const REGISTRY = 'registry'

/**
 * The parts of the site, asked for under the guard: what does not come reloads the page once.
 * After that the shell's own pages go on, and the rest says that it could not be loaded.
 */
export async function loadParts(
  fetchParts: () => Promise<FetchedParts>,
  guard: ReloadGuard,
  ownRoutes: readonly OwnedRoute[],
): Promise<Parts> {
  try {
    const { parts, unreachable } = await fetchParts()
    guard.healthy(REGISTRY, 'start')
    const isReloading = unreachable.some((part) => guard.fail(part, 'release') === 'reloading')
    return isReloading ? await untilReloaded() : parts
  } catch (error) {
    logError(error)
    if (guard.fail(REGISTRY, REGISTRY) === 'reloading') return untilReloaded()
    return { remotes: [], routes: ownRoutes, failed: { [REGISTRY]: String(error) } }
  }
}

/** The page is about to go: whoever waits goes with it. */
function untilReloaded(): Promise<never> {
  return new Promise(() => undefined)
}
