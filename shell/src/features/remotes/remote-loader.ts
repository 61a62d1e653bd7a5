import type { RemoteFacts } from '@domizil/federation'
import { loadChunk } from '@domizil/federation/loading'
import type { RemoteModule } from '@domizil/shell-api'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Apps } from '../../lib/page-facts.ts'
import { RemoteLoadError, toLoadError } from './load-errors.ts'
import { SPOKEN_APIS } from './spoken-apis.ts'

/**
 * Loads a remote's lifecycles in the version of this visitor.
 * @throws {RemoteLoadError} naming what failed to load.
 */
export type LoadRemote = (name: string) => Promise<RemoteModule>

export function createRemoteLoader(getApps: () => Promise<Apps>, timeoutMs: number): LoadRemote {
  const registered = new Set<string>()

  async function load(name: string): Promise<RemoteModule> {
    const remote = await findRemote(name)
    // A separate container name for each version, so that several can coexist in one page.
    const key = `${name}__${remote.version}`.replace(/\W/g, '_')
    if (!registered.has(key)) {
      registered.add(key)
      registerRemotes([
        { name: key, entry: new URL(remote.entry, window.location.origin).href, type: 'module' },
      ])
    }

    const loaded = await loadChunk(name, () => loadRemote<RemoteModule>(`${key}/lifecycles`), timeoutMs)
    return checked(name, loaded)
  }

  async function findRemote(name: string): Promise<RemoteFacts> {
    const { remotes, failed } = await getApps()
    const remote = remotes.find((one) => one.name === name)
    if (!remote) throw new RemoteLoadError('incompatible', failed[name] ?? `${name} is not in the registry`)
    return remote
  }

  return (name) =>
    load(name).catch((error: unknown) => {
      throw toLoadError(name, error)
    })
}

function checked(name: string, loaded: RemoteModule | null): RemoteModule {
  if (!loaded?.lifecycles) throw new RemoteLoadError('execution', `${name} exposes no lifecycles`)
  if (!SPOKEN_APIS.has(loaded.meta.shellApi)) {
    throw new RemoteLoadError('incompatible', `${name} needs shell-api ${loaded.meta.shellApi}`)
  }
  return loaded
}
