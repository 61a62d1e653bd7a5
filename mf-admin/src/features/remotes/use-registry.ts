import { type Query, useQuery } from '@domizil/app-kit'

interface PinnedVersion {
  readonly version: string
}

/** A version that some visitors get; without `judge` only people end or promote it. */
export interface Canary extends PinnedVersion {
  readonly percent: number
  readonly group?: string
  readonly since?: string
  readonly judge?: {
    readonly minStarts: number
    readonly maxExtra: number
    readonly maxSlower?: number
    readonly promoteAfter?: number
    readonly steps?: readonly number[]
  }
}

export interface Assignment extends PinnedVersion {
  readonly previous?: PinnedVersion
  readonly canary?: Canary
  /** Nothing of the app is served but its canary. */
  readonly isFirst?: true
}

/** The registry as the gateway serves it. Its type belongs to `federation`, which remotes cannot import. */
export interface Registry {
  readonly revision: number
  readonly channels: Readonly<
    Record<string, { readonly overrides: boolean; readonly parts: Readonly<Record<string, Assignment>> }>
  >
  readonly versions: Readonly<Record<string, readonly PinnedVersion[]>>
}

/** A file of a served version that is missing or differs from the published one. */
export interface DamagedFile {
  readonly part: string
  readonly version: string
  readonly file: string
}

interface Served {
  readonly registry: Registry
  readonly damaged: readonly DamagedFile[]
  /** Whether the site has not answered since. */
  readonly isOld: boolean
}

// Static files, not calls of the API.
const REGISTRY = '/remotes/registry.json'
const DAMAGED = '/remotes/damaged.json'

const SERVED: Query<Served | null> = {
  key: REGISTRY,
  fetch: (_shell, signal) =>
    Promise.all([read<Registry>(REGISTRY, signal), read<DamagedFile[]>(DAMAGED, signal)]).then(
      ([registry, damaged]) => ({ registry, damaged, isOld: false }),
      () => null,
    ),
  // Without an answer what is known stays, and with it an open dialog.
  merge: (known, found) => found ?? (known ? { ...known, isOld: true } : null),
}

/** The served versions and their damaged files. The data is null if the registry is not available. */
export function useRegistry() {
  return useQuery(SERVED)
}

async function read<T>(address: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return (await answer.json()) as T
}
