import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Pinned, Registry, Release, ReleaseSource } from '@domizil/federation'
import { parseRelease } from '@domizil/federation/schema'
import { openCurrentRegistry } from './current-registry.ts'

/** The registry and the releases in a folder, read again only when they change. */
export interface RegistryFiles {
  registry(): Registry
  /** A release whose bytes are the pinned ones; anything else is refused with a reason that visitors may read. */
  readonly releaseOf: ReleaseSource
  /** Where a published version lies; nothing for one that the registry does not know. */
  placeOf(name: string, version: string): Place | undefined
}

export interface Place {
  readonly folder: string
  /** Whether every file of the version is there, as it was published. */
  isComplete(): boolean
}

export function openRegistryFiles(root: string, log: (line: string) => void): RegistryFiles {
  const releases = new Map<string, Release>()
  const told = new Map<string, string>()
  const registry = openCurrentRegistry(path.join(root, 'registry.json'), log)

  function releaseOf(name: string, pinned: Pinned): ReturnType<ReleaseSource> {
    const key = `${name}@${pinned.version} ${pinned.hash}`
    const known = releases.get(key)
    if (known) return known

    try {
      const read = readRelease(path.join(root, name, pinned.version, 'release.json'), pinned.hash)
      if (!('reason' in read)) releases.set(key, read)
      return read
    } catch (error) {
      tell(key, error instanceof Error ? error.message : String(error))
      return { reason: 'cannot be read' }
    }
  }

  /** Says it once, not with every visit. */
  function tell(key: string, message: string): void {
    if (told.get(key) !== message) log(`the release ${key} cannot be read: ${message}`)
    told.set(key, message)
  }

  function placeOf(name: string, version: string): Place | undefined {
    const pinned = registry().versions[name]?.find((one) => one.version === version)
    if (!pinned) return undefined

    const folder = path.join(root, name, version)
    return {
      folder,
      isComplete: () => {
        const release = releaseOf(name, pinned)
        return !('reason' in release) && isWhole(folder, release)
      },
    }
  }

  return { registry, releaseOf, placeOf }
}

function readRelease(file: string, hash: string): Release | { reason: string } {
  const bytes = readFileSync(file)
  if (hashOf(bytes) !== hash) return { reason: 'is not the release that was published' }
  return parseRelease(bytes.toString('utf8'))
}

function isWhole(folder: string, { files }: Release): boolean {
  try {
    return Object.entries(files).every(
      ([file, hash]) => hashOf(readFileSync(path.join(folder, file))) === hash,
    )
  } catch {
    return false // being copied, or gone: asked again with the next request
  }
}

function hashOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}
