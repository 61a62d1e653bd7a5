import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  collides,
  type OwnedRoute,
  type Registry,
  type ReleaseSource,
  type Resolution,
  resolve,
  routesOf,
} from '@domizil/federation'
import { readReleaseFolder } from './release-folder.ts'

const FIRST_BUCKET = 0
const LAST_BUCKET = 99

/** Reads releases from a registry's folder, and trusts only those that match the pinned hash. */
export function releasesOf(folder: string): ReleaseSource {
  return (name, { version, hash }) => {
    const place = path.join(folder, name, version)
    if (!existsSync(place)) return { reason: 'is missing' }

    const found = readReleaseFolder(place)
    return found.hash === hash ? found.release : { reason: 'is not the version that was published' }
  }
}

/** What prevents a channel from serving all its versions, to visitors with and without its canaries, as sentences. */
export function problemsOf(registry: Registry, channel: string, releaseOf: ReleaseSource): string[] {
  const problems = [FIRST_BUCKET, LAST_BUCKET].flatMap((bucket) => {
    const resolution = resolve(registry, { channel, bucket }, releaseOf)
    return [...refusalsOf(resolution), ...collisionsOf(routesOf(resolution))]
  })

  return [...new Set(problems)]
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
