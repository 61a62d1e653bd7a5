import type { RemoteFacts } from '@domizil/federation'
import { loadChunk } from '@domizil/federation/loading'
import type { RemoteModule } from '@domizil/shell-api'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Apps } from '../../lib/page-facts.ts'
import { addLateHashes } from './late-hashes.ts'
import { RemoteLoadError, toLoadError } from './load-errors.ts'
import { SPOKEN_APIS } from './spoken-apis.ts'

/**
 * Loads a remote's lifecycles in the version of this visitor.
 * @throws {RemoteLoadError} naming what failed to load.
 */
export type LoadRemote = (name: string) => Promise<RemoteModule>

/** Loads remotes; each version once. */
export interface RemoteLoader {
  readonly loadRemote: LoadRemote
  /**
   * Loads the lifecycles of the version that the facts name.
   * @throws {RemoteLoadError} naming what failed to load.
   */
  loadVersion(facts: RemoteFacts): Promise<RemoteModule>
}

export function createRemoteLoader(
  getApps: () => Promise<Apps>,
  { timeoutMs, nonce }: { timeoutMs: number; nonce: string | undefined },
): RemoteLoader {
  const registered = new Map<string, Promise<void>>()

  async function load(remote: RemoteFacts): Promise<RemoteModule> {
    const { name } = remote
    // A separate container name for each version, so that several can coexist in one page.
    const key = `${name}__${remote.version}`.replace(/\W/g, '_')
    const loaded = await loadChunk(name, () => loadLifecycles(key, remote), timeoutMs)
    return checked(name, loaded)
  }

  async function loadLifecycles(key: string, remote: RemoteFacts): Promise<RemoteModule | null> {
    await register(key, remote)
    return loadRemote<RemoteModule>(`${key}/lifecycles`)
  }

  function register(key: string, remote: RemoteFacts): Promise<void> {
    const known = registered.get(key)
    if (known) return known

    const registering = addLateHashes(remote, nonce).then(() => {
      const entry = new URL(remote.entry, window.location.origin).href
      registerRemotes([{ name: key, entry, type: 'module' }])
    })
    registering.catch(() => registered.delete(key))
    registered.set(key, registering)
    return registering
  }

  async function findRemote(name: string): Promise<RemoteFacts> {
    const { remotes, failed } = await getApps()
    const remote = remotes.find((one) => one.name === name)
    if (!remote) {
      // Codes: the sentences are for the banner alone.
      const problems = [failed[name] ?? []].flat().map(({ of = name, code }) => `${of} ${code}`)
      throw new RemoteLoadError('incompatible', problems.join('; ') || `${name} is not in the registry`)
    }
    return remote
  }

  const orLoadError = (name: string, loading: Promise<RemoteModule>) =>
    loading.catch((error: unknown) => {
      throw toLoadError(name, error)
    })

  return {
    loadRemote: (name) => orLoadError(name, findRemote(name).then(load)),
    loadVersion: (facts) => orLoadError(facts.name, load(facts)),
  }
}

function checked(name: string, loaded: RemoteModule | null): RemoteModule {
  if (!loaded?.lifecycles) throw new RemoteLoadError('execution', `${name} exposes no lifecycles`)
  if (!SPOKEN_APIS.has(loaded.meta.shellApi)) {
    throw new RemoteLoadError('incompatible', `${name} needs shell-api ${loaded.meta.shellApi}`)
  }
  return loaded
}
