import path from 'node:path'
import type { PinnedVersion, Registry } from '@domizil/federation'
import { problemsOf, releasesOf, sentencesOf } from './channel-problems.ts'
import { readRegistry } from './registry-file.ts'
import { readReleaseFolder, verifyFiles } from './release-folder.ts'

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
