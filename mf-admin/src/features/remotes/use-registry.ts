import { type Query, useQuery } from '@domizil/app-kit'

interface PinnedVersion {
  readonly version: string
}

interface Assignment extends PinnedVersion {
  readonly previous?: PinnedVersion
  readonly canary?: PinnedVersion & { readonly percent: number }
}

/** What the gateway serves; its author is `federation`, which a remote does not know. */
export interface Registry {
  readonly revision: number
  readonly channels: Readonly<
    Record<string, { readonly overrides: boolean; readonly parts: Readonly<Record<string, Assignment>> }>
  >
  readonly versions: Readonly<Record<string, readonly PinnedVersion[]>>
}

/** A file of a served version that is missing, or not the one that was published. */
export interface DamagedFile {
  readonly part: string
  readonly version: string
  readonly file: string
}

interface Served {
  readonly registry: Registry
  readonly damaged: readonly DamagedFile[]
}

// Files beside the remotes' own, not calls of the backend.
const REGISTRY = '/remotes/registry.json'
const DAMAGED = '/remotes/damaged.json'

const SERVED: Query<Served | null> = {
  key: REGISTRY,
  fetch: (_shell, signal) =>
    Promise.all([read<Registry>(REGISTRY, signal), read<DamagedFile[]>(DAMAGED, signal)]).then(
      ([registry, damaged]) => ({ registry, damaged }),
      () => null,
    ),
}

/** Which version of which part is served, and which of their files cannot be. Its data is null where that is not known. */
export function useRegistry() {
  return useQuery(SERVED)
}

async function read<T>(address: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return (await answer.json()) as T
}
