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
 * The releases that draw an owner's pages: the same that the browser gets. Undefined if one of them has no half of
 * this version, or if the remote would not use the host's copy of a shared module in the browser.
 */
export function drawingReleases(
  { apps }: Resolution,
  owner: string,
  drawingVersion: number,
): DrawingReleases | undefined {
  const host = apps[HOST]?.release
  const remote = owner === HOST ? undefined : apps[owner]?.release
  const draws = (release: Release | undefined) => release?.server?.version === drawingVersion
  if (!host || !draws(host)) return undefined
  if (owner === HOST) return { host, remote: undefined }

  return remote && draws(remote) && takesCopiesOf(host, remote) ? { host, remote } : undefined
}

/**
 * The release because of which an owner's pages are not drawn, though it has a half: that is made for another renderer,
 * or its remote brings its own copy of a shared module. Undefined where a part draws nothing by design.
 */
export function undrawableRelease(
  { apps }: Resolution,
  owner: string,
  drawingVersion: number,
): Release | undefined {
  const host = apps[HOST]?.release
  const remote = owner === HOST ? undefined : apps[owner]?.release
  const isOther = (release: Release | undefined) =>
    release?.server !== undefined && release.server.version !== drawingVersion
  if (isOther(host)) return host
  if (isOther(remote)) return remote

  return host?.server && remote?.server && !takesCopiesOf(host, remote) ? remote : undefined
}

/** A remote without requirements brings its own copies; of React it takes the host's within the same major. */
function takesCopiesOf(host: Release, remote: Release): boolean {
  if (!remote.requires?.shared) return false
  return Object.entries(remote.shared).every(([name, { version }]) => {
    const provided = host.shared[name]
    return provided !== undefined && satisfies(provided.version, `^${version}`)
  })
}
