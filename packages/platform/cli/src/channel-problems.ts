import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  BUCKETS,
  type Channel,
  collides,
  type OwnedRoute,
  ownRoutes,
  type PinnedVersion,
  type Problem,
  problemSentence,
  type Registry,
  type ReleaseSource,
  type Resolution,
  resolve,
  routesOf,
} from '@domizil/federation'
import { readRegistry } from './registry-file.ts'
import { readReleaseFolder, verifyFiles } from './release-folder.ts'

/** Reads releases of a folder, each once. One that is not as published, or not readable, is a problem of its version. */
export function releasesOf(folder: string): ReleaseSource {
  const known = new Map<string, ReturnType<ReleaseSource>>()
  const read: ReleaseSource = (name, { version, hash }) => {
    const place = path.join(folder, name, version)
    if (!existsSync(place)) return { problem: { code: 'MISSING' } }

    try {
      const found = readReleaseFolder(place)
      return found.hash === hash ? found.release : { problem: { code: 'NOT_AS_PUBLISHED' } }
    } catch {
      return { problem: { code: 'UNREADABLE' } }
    }
  }

  return (name, pinned) => {
    const key = `${name}@${pinned.version} ${pinned.hash}`
    const found = known.get(key) ?? read(name, pinned)
    known.set(key, found)
    return found
  }
}

/** What prevents a channel from serving all its versions, with every combination of its canaries that visitors get. */
export function problemsOf(registry: Registry, channel: string, releaseOf: ReleaseSource): Problem[] {
  const problems = Array.from({ length: BUCKETS }, (_, bucket) => {
    const resolution = resolve(registry, { channel, bucket }, releaseOf)
    return [...refusalsOf(resolution), ...collisionsOf(routesOf(resolution))]
  })

  return [...new Map(problems.flat().map((problem) => [problemSentence(problem), problem])).values()]
}

/** The routes of what a channel serves to visitors without canaries; of some apps, if they are named. */
export function routesServed(
  parts: Channel['parts'],
  releaseOf: ReleaseSource,
  names: readonly string[] = Object.keys(parts),
): OwnedRoute[] {
  return names.flatMap((name) => {
    const pinned = parts[name]
    if (!pinned || pinned.isFirst) return []
    const release = releaseOf(name, pinned)
    return 'problem' in release ? [] : ownRoutes(release)
  })
}

/** Pairs of routes that could match the same address. */
export function collisionsOf(routes: readonly OwnedRoute[]): Problem[] {
  return routes.flatMap((route, index) => claimsOn([route], routes.slice(index + 1)))
}

/** The claimed routes that another app owns already. */
export function claimsOn(owned: readonly OwnedRoute[], claimed: readonly OwnedRoute[]): Problem[] {
  return owned.flatMap(({ path: taken, owner }) =>
    claimed
      .filter((route) => collides(taken, route.path))
      .map((route) => ({
        code: 'ROUTE_TAKEN',
        values: { path: route.path, owner: route.owner, taken: owner },
      })),
  )
}

function refusalsOf({ apps, failed }: Resolution): Problem[] {
  const refused = Object.entries(apps).flatMap(([name, app]) =>
    app.refused.map(({ version, problem }) => ({ ...problem, of: `${name} ${version}` })),
  )
  return [...refused, ...Object.values(failed).flat()]
}

/** Problems in words, for teams. */
export function sentencesOf(problems: readonly Problem[]): string[] {
  return problems.map((problem) => `${problemSentence(problem).replace(/\.$/, '')}.`)
}

/** The problems of a registry and its versions, as sentences; empty if there are none. */
export function checkRegistry(folder: string): string[] {
  const registry = readRegistry(folder)

  return [...damagedVersions(folder, registry), ...brokenChannels(folder, registry)]
}

function damagedVersions(folder: string, { versions }: Registry): string[] {
  return Object.entries(versions).flatMap(([name, all]) =>
    all.flatMap((pinned) =>
      damageOf(folder, name, pinned).map((damage) => `${name} ${pinned.version}: ${damage}`),
    ),
  )
}

function damageOf(folder: string, name: string, { version, hash }: PinnedVersion): string[] {
  try {
    const found = readReleaseFolder(path.join(folder, name, version))
    if (found.hash !== hash) return ['Its release.json is not the one that was published.']

    verifyFiles(found)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

function brokenChannels(folder: string, registry: Registry): string[] {
  const releaseOf = releasesOf(folder)
  return Object.keys(registry.channels).flatMap((channel) =>
    sentencesOf(problemsOf(registry, channel, releaseOf)).map((problem) => `Channel ${channel}: ${problem}`),
  )
}
