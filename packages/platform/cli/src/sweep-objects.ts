import path from 'node:path'
import type { Registry, Release } from '@domizil/federation'
import pLimit from 'p-limit'
import type { AppVersion } from './channel-change.ts'
import { DAY_MS, prune } from './prune.ts'
import { RefusedError } from './refused-error.ts'
import { readRegistry } from './registry-file.ts'
import { hexOf, readReleaseFolder } from './release-folder.ts'
import { type RegistryHome, storeOf } from './store.ts'

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

/**
 * The hashes of all versions of a registry and of their files, in hexadecimal.
 * @throws {RefusedError} VERSION_UNFIT if a version cannot be read: what it needs is not known then.
 */
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
    throw new RefusedError(
      'VERSION_UNFIT',
      `What ${label} needs is not known, since its release.json cannot be read: no uploaded file was deleted. \`domizil registry check\` says more.`,
      { cause },
    )
  }
}
