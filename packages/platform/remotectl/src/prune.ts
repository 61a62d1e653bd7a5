import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { PinnedVersion, Registry } from '@domizil/federation'
import type { AppVersion } from './channel-change.ts'
import { UNFINISHED } from './publish.ts'
import { changeRegistry } from './registry-file.ts'

/** No publication takes longer: an older unfinished folder was abandoned. */
const BROKEN_OFF_MS = 3_600_000

/**
 * Deletes the versions that no channel can serve, except the newest `keep` of each app; resolves with them.
 * @param isMine limits it to the versions that the caller has made itself; without it, all of them.
 */
export async function prune(
  folder: string,
  keep: number,
  isMine: (version: string) => boolean = () => true,
): Promise<AppVersion[]> {
  const dropped: AppVersion[] = []

  await changeRegistry(folder, (registry) => {
    const kept = Object.entries(registry.versions).map(([name, versions]) => {
      const mine = versions.filter(({ version }) => isMine(version))
      const isNeeded = (pinned: PinnedVersion) =>
        !mine.includes(pinned) ||
        mine.indexOf(pinned) >= mine.length - keep ||
        isServed(registry, name, pinned)
      dropped.push(...versions.filter((one) => !isNeeded(one)).map(({ version }) => ({ name, version })))
      return [name, versions.filter(isNeeded)] as const
    })
    return dropped.length > 0 ? withoutDropped(registry, Object.fromEntries(kept)) : registry
  })
  // Files are deleted after the registry has changed: only listed versions are served.
  for (const { name, version } of dropped)
    rmSync(path.join(folder, name, version), { recursive: true, force: true })

  deleteBrokenOff(folder)
  return dropped
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

function isServed({ channels }: Registry, name: string, { version }: PinnedVersion): boolean {
  return Object.values(channels).some(({ parts }) => {
    const part = parts[name]
    return [part, part?.previous, part?.canary].some((one) => one?.version === version)
  })
}
