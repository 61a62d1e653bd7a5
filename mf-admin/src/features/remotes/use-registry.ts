import { useEffect, useState } from 'react'

interface Pinned {
  readonly version: string
}

interface Assignment extends Pinned {
  readonly previous?: Pinned
  readonly canary?: Pinned & { readonly percent: number }
}

/** What the gateway serves; its author is `federation`, which a remote does not know. */
export interface Registry {
  readonly revision: number
  readonly channels: Readonly<
    Record<string, { readonly overrides: boolean; readonly parts: Readonly<Record<string, Assignment>> }>
  >
  readonly versions: Readonly<Record<string, readonly Pinned[]>>
}

export type KnownRegistry =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly registry: Registry }

// A file beside the remotes' own, not a call of the backend.
const ADDRESS = '/remotes/registry.json'

/** Which version of which part is served. */
export function useRegistry(): KnownRegistry {
  const [known, setKnown] = useState<KnownRegistry>({ status: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    const show = (next: KnownRegistry) => !controller.signal.aborted && setKnown(next)
    readRegistry(controller.signal).then(
      (registry) => show({ status: 'loaded', registry }),
      () => show({ status: 'failed' }),
    )

    return () => controller.abort()
  }, [])

  return known
}

async function readRegistry(signal: AbortSignal): Promise<Registry> {
  const answer = await fetch(ADDRESS, { signal })
  if (!answer.ok) throw new Error(`${ADDRESS} answers ${answer.status}`)
  return (await answer.json()) as Registry
}
