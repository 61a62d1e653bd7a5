import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  BUCKETS,
  collides,
  type OwnedRoute,
  ownRoutes,
  type Registry,
  type ReleaseSource,
  type Resolution,
  resolve,
  routesOf,
} from '@domizil/federation'
import { readReleaseFolder } from './release-folder.ts'

/**
 * Reads releases from a registry's folder, and trusts only those that match the pinned hash. Each is read once: a source
 * is made for one change.
 */
export function releasesOf(folder: string): ReleaseSource {
  const known = new Map<string, ReturnType<ReleaseSource>>()
  const read: ReleaseSource = (name, { version, hash }) => {
    const place = path.join(folder, name, version)
    if (!existsSync(place)) return { reason: 'is missing' }

    const found = readReleaseFolder(place)
    return found.hash === hash ? found.release : { reason: 'is not the version that was published' }
  }

  return (name, pinned) => {
    const key = `${name}@${pinned.version} ${pinned.hash}`
    const found = known.get(key) ?? read(name, pinned)
    known.set(key, found)
    return found
  }
}

/**
 * What prevents a channel from serving all its versions, with every combination of its canaries that visitors get, as
 * sentences.
 */
export function problemsOf(registry: Registry, channel: string, releaseOf: ReleaseSource): string[] {
  const problems = Array.from({ length: BUCKETS }, (_, bucket) => {
    const resolution = resolve(registry, { channel, bucket }, releaseOf)
    return [...refusalsOf(resolution), ...collisionsOf(routesOf(resolution))]
  })

  return [...new Set(problems.flat())]
}

/** The routes of a channel for visitors without canaries. */
export function routesServed(registry: Registry, channel: string, releaseOf: ReleaseSource): OwnedRoute[] {
  const parts = Object.entries(registry.channels[channel]?.parts ?? {})
  return parts.flatMap(([name, pinned]) => {
    const release = releaseOf(name, pinned)
    return 'reason' in release ? [] : ownRoutes(release)
  })
}

/** Pairs of routes that could match the same address, as sentences. */
export function collisionsOf(routes: readonly OwnedRoute[]): string[] {
  return routes.flatMap((route, index) => claimsOn([route], routes.slice(index + 1)))
}

/** The claimed routes that another app owns already, as sentences. */
export function claimsOn(owned: readonly OwnedRoute[], claimed: readonly OwnedRoute[]): string[] {
  return owned.flatMap(({ path: taken, owner }) =>
    claimed
      .filter((route) => collides(taken, route.path))
      .map((route) => `The route ${route.path} of ${route.owner} belongs to ${owner} already.`),
  )
}

function refusalsOf({ apps, failed }: Resolution): string[] {
  const refused = Object.entries(apps).flatMap(([name, app]) =>
    app.refused.map(({ version, reason }) => `${name} ${version} ${reason}.`),
  )
  return [...refused, ...Object.values(failed).map((reason) => `${reason}.`)]
}
