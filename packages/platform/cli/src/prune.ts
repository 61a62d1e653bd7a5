import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  type ChangeRecord,
  isServed,
  type PinnedVersion,
  type Registry,
  type Release,
  unchangedFiles,
} from '@domizil/federation'
import { lastUseOf, markOfUse, USED } from '@domizil/federation/version-use'
import pLimit from 'p-limit'
import type { AppVersion } from './release-folder.ts'
import { releasesOf } from './channel-problems.ts'
import { UNFINISHED } from './copy-into-place.ts'
import { archiveOf, changeRegistry, readArchive, readRegistry } from './registry-file.ts'
import { hexOf, readReleaseFolder } from './release-folder.ts'
import { type RegistryHome, storeOf } from './store.ts'
import { RefusedError } from './refused-error.ts'

/** No publication takes longer: an older unfinished folder was abandoned. */
const BROKEN_OFF_MS = 3_600_000

/** A day in milliseconds. */
const DAY_MS = 86_400_000

/** What is left alone beside the newest versions. */
export interface PruneOptions {
  /** Limits it to the versions that the caller has made itself; without it, all of them. */
  readonly isMine?: (version: string) => boolean
  /** The days for which a version stays after a channel has served it or an open page has loaded from it. */
  readonly days?: number
}

/**
 * Deletes the versions that no channel can serve, except the newest `keep` of each app, and except those that have
 * published an unchanged file of a version that stays because it is in use; resolves with them.
 */
export async function prune(
  home: RegistryHome,
  keep: number,
  { isMine, days = 0 }: PruneOptions = {},
): Promise<AppVersion[]> {
  const store = storeOf(home)
  const { folder } = store
  // Those of other services, and those of a site that serves this folder.
  const uses = days > 0 ? await store.list(USED) : new Map<string, number>()
  const usedAt = (name: string, version: string) =>
    Math.max(uses.get(markOfUse(name, version)) ?? 0, lastUseOf(folder, name, version) ?? 0)
  const since = Date.now() - days * DAY_MS
  let dropped: AppVersion[] = []
  const earlier = days > 0 ? await changesSince(home, since) : []

  await changeRegistry(home, (registry) => {
    dropped = [] // a bucket may ask again
    const last = earlier.at(-1)?.revision ?? 0
    const changes = [...earlier, ...(registry.history ?? []).filter(({ revision }) => revision > last)]
    const kept = Object.entries(registry.versions).map(([name, versions]) => {
      const mine = isMine ? versions.filter(({ version }) => isMine(version)) : versions
      const isInUse = (pinned: PinnedVersion) =>
        wasServed(changes, name, pinned, since) || usedAt(name, pinned.version) > since
      const served = versions.filter(
        (pinned) => isServed(registry, name, pinned.version) || (days > 0 && isInUse(pinned)),
      )
      // The next start makes the versions of a checkout again.
      const fileSources = isMine ? new Set<string>() : fileSourcesOf(folder, name, versions, served)
      const isNeeded = (pinned: PinnedVersion) =>
        !mine.includes(pinned) ||
        mine.indexOf(pinned) >= mine.length - keep ||
        served.includes(pinned) ||
        fileSources.has(pinned.version)
      dropped.push(...versions.filter((one) => !isNeeded(one)).map(({ version }) => ({ name, version })))
      return [name, versions.filter(isNeeded)] as const
    })
    return dropped.length > 0 ? withoutDropped(registry, Object.fromEntries(kept)) : registry
  })
  // Files are deleted after the registry has changed: only listed versions are served.
  for (const { name, version } of dropped) {
    rmSync(path.join(folder, name, version), { recursive: true, force: true })
    rmSync(path.join(folder, markOfUse(name, version)), { force: true })
    await store.remove(markOfUse(name, version))
  }

  deleteBrokenOff(folder)
  return dropped
}

/** The versions at whose addresses pages of the served ones find what has not changed. */
function fileSourcesOf(
  folder: string,
  name: string,
  versions: readonly PinnedVersion[],
  served: readonly PinnedVersion[],
): Set<string> {
  const releaseOf = releasesOf(folder)
  const releases = versions.map((pinned) => {
    const found = releaseOf(name, pinned)
    return 'problem' in found ? undefined : found // no page is served with it
  })
  const fileSources = served.flatMap((pinned) => {
    const at = versions.indexOf(pinned)
    const [release] = releases.slice(at, at + 1)
    const before = releases.slice(0, at).filter((one) => one !== undefined)
    return release ? Object.keys(unchangedFiles(release, before)) : []
  })
  return new Set(fileSources)
}

/** A registry with these versions, and without any other to roll back to. */
function withoutDropped(registry: Registry, versions: Registry['versions']): Registry {
  const channels = Object.entries(registry.channels).map(([channel, { parts, ...rest }]) => {
    const kept = Object.entries(parts).map(([name, { earlier = [], ...part }]) => {
      const known = earlier.filter((one) => versions[name]?.some(({ version }) => version === one.version))
      return [name, known.length > 0 ? { ...part, earlier: known } : part] as const
    })
    return [channel, { ...rest, parts: Object.fromEntries(kept) }] as const
  })
  return { ...registry, versions, channels: Object.fromEntries(channels) }
}

function deleteBrokenOff(folder: string): void {
  const isOld = (place: string) => Date.now() - statSync(place).mtimeMs > BROKEN_OFF_MS
  const unfinished = readdirSync(folder)
    .filter((name) => name.startsWith(UNFINISHED))
    .map((name) => path.join(folder, name))

  // Another process may delete the same folder.
  for (const place of unfinished)
    if (existsSync(place) && isOld(place)) rmSync(place, { recursive: true, force: true })
}

/** The changes of these days and of before, as far as they can matter, the oldest first. */
async function changesSince(home: RegistryHome, since: number): Promise<readonly ChangeRecord[]> {
  const registry = readRegistry(storeOf(home).folder)
  return [...(await readArchive(archiveOf(home), registry, since)), ...(registry.history ?? [])]
}

/** Whether a channel served a version at some time after `since`, in milliseconds since 1970, by its history. */
function wasServed(
  history: readonly ChangeRecord[],
  name: string,
  { version }: PinnedVersion,
  since: number,
): boolean {
  return history.some(({ channel, parts }, index) => {
    const part = parts[name]
    if (part?.version !== version && part?.canary?.version !== version) return false
    const next = history.slice(index + 1).find((one) => one.channel === channel)
    return next === undefined || Date.parse(next.at) > since
  })
}

/** What has been deleted. */
export interface Pruned {
  readonly versions: readonly AppVersion[]
  /** How many uploaded files. */
  readonly objects: number
  /** Why no uploaded file was deleted although the versions were. */
  readonly problem?: string
}

/** The folder of a registry with uploaded files, by their hash. */
const OBJECTS = '.objects'
const AT_ONCE = 6

/** The name of an uploaded file, or of a compressed form of it. */
export const objectOf = (hash: string, form = ''): string => `${OBJECTS}/${hexOf(hash)}${form}`

/** Deletes what no channel needs and no visitor has used for some days: versions, and uploaded files without one. */
export async function pruneAll(home: RegistryHome, keep: number, days: number): Promise<Pruned> {
  const before = Date.now() - days * DAY_MS
  const versions = await prune(home, keep, { days })
  try {
    return { versions, objects: await sweepObjects(home, before) }
  } catch (error) {
    // The versions are gone also where uploaded files have to stay.
    if (!(error instanceof RefusedError && error.code === 'VERSION_UNFIT')) throw error
    return { versions, objects: 0, problem: error.message }
  }
}

/**
 * Deletes uploaded files that belong to no version, and were uploaded before a time: of a publication that was given up, or of
 * versions that are deleted. Younger ones may be those of a publication that goes on.
 * @returns how many.
 */
async function sweepObjects(home: RegistryHome, before: number): Promise<number> {
  const store = storeOf(home)
  const all = await store.list(OBJECTS)
  if (all.size === 0) return 0
  const needed = hashesIn(store.folder, readRegistry(store.folder))
  const isNeeded = (name: string) => needed.has(path.posix.basename(name).replace(/\..*/s, ''))
  const over = [...all].filter(([name, at]) => at < before && !isNeeded(name))

  let removed = 0
  await pLimit(AT_ONCE).map(over, async ([name]) => {
    // A publication may have written it again meanwhile.
    const { at = before } = (await store.stat(name)) ?? {}
    if (at >= before) return
    await store.remove(name)
    removed += 1
  })
  return removed
}

/** The hashes of all versions and their files, in hexadecimal. @throws {RefusedError} VERSION_UNFIT if one cannot be read. */
function hashesIn(folder: string, { versions }: Registry): Set<string> {
  const hashes = Object.entries(versions).flatMap(([name, all]) =>
    all.flatMap(({ version, hash }) => {
      const { files } = releaseIn(path.join(folder, name, version), `${name} ${version}`)
      return [hash, ...Object.values(files)]
    }),
  )
  return new Set(hashes.map((hash) => hexOf(hash)))
}

function releaseIn(folder: string, label: string): Release {
  try {
    return readReleaseFolder(folder).release
  } catch (cause) {
    const sentence = `What ${label} needs is not known, since its release.json cannot be read: no uploaded file was deleted. \`domizil registry check\` says more.`
    throw new RefusedError('VERSION_UNFIT', sentence, { cause })
  }
}
