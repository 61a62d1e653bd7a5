import type { Registry, Release, Resolution, Route } from '@domizil/federation'
import type { RegistryFiles } from '../registry-files.ts'

/** Remembers which addresses belong to a part, for the time in which no version of it can be served. */
export interface KnownRoutes {
  /** Learns the routes of all parts that are served. */
  learn(resolution: Resolution): void
  /** The routes that the parts without a version had when they last could be read. */
  ofFailed(resolution: Resolution, registry: Registry): readonly Route[]
}

export function createKnownRoutes({ readableReleaseOf }: RegistryFiles): KnownRoutes {
  const routes = new Map<string, readonly Route[]>()

  /** Newest first; a version that cannot run here still tells which addresses are its own. */
  function lastReadable(name: string, registry: Registry): Release | undefined {
    for (const pinned of registry.versions[name]?.toReversed() ?? []) {
      const release = readableReleaseOf(name, pinned)
      if (!('reason' in release)) return release
    }
    return undefined
  }

  return {
    learn({ parts }) {
      for (const { release, source } of Object.values(parts)) {
        // What one visitor has chosen says nothing about the others' site.
        if (source !== 'override') routes.set(release.name, release.routes)
      }
    },
    ofFailed: ({ failed }, registry) =>
      Object.keys(failed).flatMap((name) => routes.get(name) ?? lastReadable(name, registry)?.routes ?? []),
  }
}
