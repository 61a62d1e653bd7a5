import { satisfies } from 'compare-versions'
import { HOST } from './registry.ts'
import type { Release } from './schema.ts'
import type { Resolution } from './resolve.ts'

/** The releases whose server halves draw a page; `remote` is undefined for a page of the host. */
export interface DrawingReleases {
  readonly host: Release
  readonly remote: Release | undefined
}

/**
 * The releases that draw an owner's pages: the same that the browser gets. Undefined where a part draws nothing by design;
 * `undrawable` has a half, but one that is made for another renderer, or its remote brings its own copy of a shared module.
 */
export function drawingReleases(
  { apps }: Resolution,
  owner: string,
  drawingVersion: number,
): DrawingReleases | { readonly undrawable: Release } | undefined {
  const host = apps[HOST]?.release
  const remote = owner === HOST ? undefined : apps[owner]?.release
  const other = [host, remote].find((one) => one?.server && one.server.version !== drawingVersion)
  if (other) return { undrawable: other }
  if (!host?.server || (owner !== HOST && !remote?.server)) return undefined

  return remote && !takesCopiesOf(host, remote) ? { undrawable: remote } : { host, remote }
}

/** A remote without requirements brings its own copies; of React it takes the host's within the same major. */
function takesCopiesOf(host: Release, remote: Release): boolean {
  if (!remote.requires?.shared) return false
  return Object.entries(remote.shared).every(([name, { version }]) => {
    const provided = host.shared[name]
    return provided !== undefined && satisfies(provided.version, `^${version}`)
  })
}
