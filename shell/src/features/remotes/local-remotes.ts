import {
  type HostVersions,
  incompatibility,
  ownRoutes,
  type Problem,
  type Release,
  type RemoteFacts,
  scriptHashes,
} from '@domizil/federation'
import type { Apps } from '../../lib/page-facts.ts'
import { addImportMap } from './late-hashes.ts'

/**
 * Adds the remotes that the visitor's machine serves: their facts and routes, and the hash of every script before any of
 * them is loaded. One that does not answer or fit counts as failed, with the problem.
 */
export async function withLocalRemotes(
  apps: Apps,
  { timeoutMs, nonce }: { timeoutMs: number; nonce: string | undefined },
): Promise<Apps> {
  const loaded = await Promise.all(
    Object.entries(apps.local ?? {}).map(async ([name, origin]) => {
      followChanges(origin, () => window.location.reload())
      const release = await fetchLocal(name, origin, { timeoutMs, host: apps.provides })
      return { name, origin, release }
    }),
  )
  let result = apps
  for (const { name, origin, release } of loaded) {
    if ('problem' in release) {
      result = { ...result, failed: { ...result.failed, [name]: [release.problem] } }
      continue
    }
    addImportMap(hashesAt(origin, release), nonce)
    result = {
      ...result,
      remotes: [...result.remotes, factsOf(origin, release)],
      // First: of two routes for an address its team sees its own.
      routes: [...ownRoutes(release), ...result.routes],
    }
  }
  return result
}

/** The release, or why it cannot be used. */
async function fetchLocal(
  name: string,
  origin: string,
  { timeoutMs, host }: { timeoutMs: number; host: HostVersions | undefined },
): Promise<Release | { readonly problem: Problem }> {
  try {
    const response = await fetch(`${origin}/release.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return { problem: { code: 'ANSWERED', values: { status: response.status } } }
    const release = (await response.json()) as Release
    if (release.kind !== 'remote' || release.name !== name) {
      return { problem: { code: 'NOT_THE_REMOTE', values: { name: release.name, wanted: name } } }
    }
    const problem = host && incompatibility(release, host)
    return problem ? { problem } : release
  } catch {
    return { problem: { code: 'SILENT' } }
  }
}

function factsOf(origin: string, { name, version, entry }: Release): RemoteFacts {
  return { name, version, entry: `${origin}/${entry}`, source: 'local', refused: [] }
}

function hashesAt(origin: string, release: Release): Record<string, string> {
  const prefix = `/remotes/${release.name}/${release.version}`
  return Object.fromEntries(
    Object.entries(scriptHashes(release)).map(([url, hash]) => [url.replace(prefix, origin), hash]),
  )
}

/**
 * The server names its build when it is asked, and each later one: also after it was started again. A build that changes in
 * the open page has one name for all of its states.
 */
function followChanges(origin: string, onChange: () => void): void {
  let build: string | undefined
  new EventSource(`${origin}/changes`).addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (build !== undefined && data !== build) onChange()
    build = data
  })
}
