import { integrityOf, type PinnedVersion, remoteFacts, resolve, routesOf } from '@domizil/federation'
import { fetchRegistry, fetchRelease, UNREACHABLE } from './fetch-registry.ts'
import { addImportMap } from './late-hashes.ts'
import { RemoteLoadError } from './load-errors.ts'

const CHANNEL = 'production'

export type FetchedApps = Awaited<ReturnType<typeof fetchApps>>

/**
 * Resolves the registry in the browser: for a plain static host, without a gateway that writes it into the page. Adds
 * the import map with the hash of every script before any remote is loaded.
 * @throws {RemoteLoadError} if the registry cannot be loaded.
 */
export async function fetchApps(timeoutMs: number, nonce: string | undefined) {
  const registry = await fetchRegistry(timeoutMs)
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
    /** Apps, with the versions that the channel serves, whose release could not be loaded. */
    unreachable: Object.entries(channel.parts)
      .filter(([name, assignment]) => releases.get(keyOf(name, assignment)) === UNREACHABLE)
      .map(([name, { version }]) => `${name}@${version}`),
  }
}

const keyOf = (name: string, { version, hash }: PinnedVersion) => `${name}@${version} ${hash}`
