import {
  integrityOf,
  type PinnedVersion,
  type Registry,
  type Release,
  remoteFacts,
  resolve,
  routesOf,
} from '@domizil/federation'
import type { Apps } from '../../lib/page-facts.ts'
import { addImportMap } from './late-hashes.ts'
import { type LoadFailure, RemoteLoadError } from './load-errors.ts'

const CHANNEL = 'production'

export interface FetchedApps {
  readonly apps: Apps
  /** Apps, with the versions that the channel serves, whose release could not be loaded. */
  readonly unreachable: readonly string[]
}

/**
 * Resolves the registry in the browser: for a plain static host, without a gateway that writes it into the page. Adds
 * the import map with the hash of every script before any remote is loaded.
 * @throws {RemoteLoadError} if the registry cannot be loaded.
 */
export async function fetchApps(timeoutMs: number, nonce: string | undefined): Promise<FetchedApps> {
  const registry = (await fetchJson('/remotes/registry.json', 'registry', timeoutMs)) as Registry
  const channel = registry.channels[CHANNEL]
  if (!channel) throw new RemoteLoadError('registry', `the registry has no channel "${CHANNEL}"`)

  const wanted = Object.entries(channel.parts).flatMap(([name, assignment]) =>
    [assignment, assignment.previous].flatMap((pinned) => (pinned ? [{ name, pinned }] : [])),
  )
  const releases = new Map(
    await Promise.all(
      wanted.map(
        async ({ name, pinned }) =>
          [keyOf(name, pinned), await fetchRelease(name, pinned, timeoutMs)] as const,
      ),
    ),
  )
  const resolution = resolve(registry, { channel: CHANNEL, bucket: 99 }, (name, pinned) => {
    return releases.get(keyOf(name, pinned)) ?? UNREACHABLE
  })
  addImportMap(integrityOf(resolution), nonce)

  return {
    apps: { remotes: remoteFacts(resolution), routes: routesOf(resolution), failed: resolution.failed },
    unreachable: Object.entries(channel.parts)
      .filter(([name, assignment]) => releases.get(keyOf(name, assignment)) === UNREACHABLE)
      .map(([name, { version }]) => `${name}@${version}`),
  }
}

const UNREACHABLE = { reason: 'could not be fetched' }

const keyOf = (name: string, { version, hash }: PinnedVersion) => `${name}@${version} ${hash}`

/** A missing release affects its own remote only. */
async function fetchRelease(
  name: string,
  pinned: PinnedVersion,
  timeoutMs: number,
): Promise<Release | { reason: string }> {
  try {
    const text = await fetchText(`/remotes/${name}/${pinned.version}/release.json`, 'release', timeoutMs)
    if ((await sha256(text)) !== pinned.hash) return { reason: 'is not the release that was published' }
    return JSON.parse(text) as Release
  } catch {
    return UNREACHABLE
  }
}

async function fetchJson(url: string, failure: LoadFailure, timeoutMs: number): Promise<unknown> {
  const text = await fetchText(url, failure, timeoutMs)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RemoteLoadError(failure, `${url} is not JSON`, { cause })
  }
}

async function fetchText(url: string, failure: LoadFailure, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return await response.text()
  } catch (cause) {
    throw new RemoteLoadError(failure, `${url} could not be fetched`, { cause })
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
