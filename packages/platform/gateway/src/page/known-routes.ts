import { match, type Registry, type Release, type Resolution, type Route } from '@domizil/federation'
import type { RegistryFiles } from '../registry-files.ts'

/** Remembers the routes of each app, for the time in which no version of it can be served. */
export function createKnownRoutes({ readableReleaseOf }: Pick<RegistryFiles, 'readableReleaseOf'>) {
  const routes = new Map<string, readonly Route[]>()

  /** The newest readable release; an incompatible version still names its routes. */
  function lastReadable(name: string, registry: Registry): Release | undefined {
    for (const pinned of registry.versions[name]?.toReversed() ?? []) {
      const release = readableReleaseOf(name, pinned)
      if (!('problem' in release)) return release
    }
    return undefined
  }

  return {
    /** Records the routes of all apps that are served. */
    learn({ apps }: Resolution): void {
      for (const { release, source } of Object.values(apps)) {
        // A visitor's override says nothing about the site of the others.
        if (source !== 'override') routes.set(release.name, release.routes)
      }
    },
    /** Whether an address that no served app answers may be one of an app that cannot be served. */
    mayFail: (path: string, { failed }: Resolution, registry: Registry): boolean =>
      Object.keys(failed).some((name) => {
        const known = routes.get(name) ?? lastReadable(name, registry)?.routes
        // An app of which nothing can be read may own any address.
        return !known || match(path, known) !== undefined
      }),
  }
}
