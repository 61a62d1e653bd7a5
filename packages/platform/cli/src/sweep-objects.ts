import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Registry, Release } from '@domizil/federation'
import type { AppVersion } from './channel-change.ts'
import { RefusedError } from './refused-error.ts'
import { hexOf } from './release-folder.ts'

/** What has been deleted. */
export interface Pruned {
  readonly versions: readonly AppVersion[]
  /** How many uploaded files. */
  readonly objects: number
  /** Why no uploaded file was deleted although the versions were. */
  readonly problem?: string
}

/** The folder of a registry in which its service keeps uploaded files, by their hash. */
export const OBJECTS = '.objects'

/**
 * Deletes uploaded files that belong to no version, and were uploaded before a time: of a publication that was given up, or of
 * versions that are deleted. Younger ones may be those of a publication that goes on.
 * @returns how many.
 */
export function sweepObjects(folder: string, registry: Registry, before: number): number {
  const place = path.join(folder, OBJECTS)
  if (!existsSync(place)) return 0
  const needed = hashesIn(folder, registry)
  const isOver = (entry: string) => {
    const stat = statSync(path.join(place, entry), { throwIfNoEntry: false })
    return stat?.isFile() === true && stat.mtimeMs < before && !needed.has(path.basename(entry))
  }

  const over = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(isOver)
  for (const entry of over) rmSync(path.join(place, entry), { force: true })
  return over.length
}

/** What has been deleted, once the uploaded files are: the versions are gone also where these have to stay. */
export async function withObjects(
  versions: readonly AppVersion[],
  sweep: () => number | Promise<number>,
): Promise<Pruned> {
  try {
    return { versions, objects: await sweep() }
  } catch (error) {
    if (!(error instanceof RefusedError && error.code === 'VERSION_UNFIT')) throw error
    return { versions, objects: 0, problem: error.message }
  }
}

/**
 * The hashes of all versions of a registry and of their files, in hexadecimal.
 * @throws {RefusedError} VERSION_UNFIT if a version cannot be read: what it needs is not known then.
 */
export function hashesIn(folder: string, { versions }: Registry): Set<string> {
  const hashes = Object.entries(versions).flatMap(([name, all]) =>
    all.flatMap(({ version, hash }) => {
      const { files } = readRelease(path.join(folder, name, version), `${name} ${version}`)
      return [hash, ...Object.values(files)]
    }),
  )
  return new Set(hashes.map((hash) => hexOf(hash)))
}

function readRelease(folder: string, label: string): Release {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release
  } catch (cause) {
    throw new RefusedError(
      'VERSION_UNFIT',
      `What ${label} needs is not known, since its release.json cannot be read: no uploaded file was deleted. \`domizil registry check\` says more.`,
      { cause },
    )
  }
}
