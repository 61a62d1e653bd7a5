import type { Assignment, Channel, PinnedVersion, Registry } from '@domizil/federation'
import { problemsOf, releasesOf } from './channel-problems.ts'
import { RefusedError } from './refused-error.ts'
import { changeRegistry } from './registry-file.ts'

/** A published version of an app, as in `mf-search@1.5.0`. */
export interface AppVersion {
  readonly name: string
  readonly version: string
}

/** The channel whose visitors cannot override versions. */
export const PRODUCTION = 'production'

/**
 * Promotes versions to a channel, several in one step: a new shell and the remotes made for it may only work
 * together. The versions served so far become the fallback.
 *
 * @throws {RefusedError} if a version is unknown or incompatible with what the channel serves.
 */
export async function promote(
  folder: string,
  wanted: AppVersion | readonly AppVersion[],
  channel: string,
): Promise<Registry> {
  return changeChannel(folder, channel, (registry, parts) =>
    [wanted].flat().reduce<Assignments>((changed, part) => withPromoted(registry, changed, part), parts),
  )
}

/**
 * Rolls a channel back to the previous version, and ends a canary.
 *
 * @throws {RefusedError} NOTHING_TO_ROLL_BACK_TO without a previous version.
 */
export async function rollback(folder: string, name: string, channel: string): Promise<Registry> {
  return changeChannel(folder, channel, (_, parts) => {
    const current = servedVersion(parts, name, channel)
    if (current.previous) return { ...parts, [name]: current.previous }

    throw new RefusedError(
      'NOTHING_TO_ROLL_BACK_TO',
      `${name} has served nothing before ${current.version} on the channel ${channel}. Promote another version instead.`,
    )
  })
}

/**
 * Serves another version to exactly `percent` of a hundred visitors; 0 ends the canary.
 *
 * @throws {RefusedError} if the version is unknown, or incompatible with what the channel serves.
 */
export async function startCanary(
  folder: string,
  wanted: AppVersion,
  percent: number,
  channel: string,
): Promise<Registry> {
  return changeChannel(folder, channel, (registry, parts) => {
    const { canary: _, ...current } = servedVersion(parts, wanted.name, channel)
    const pinned = findVersion(registry, wanted)
    if (percent === 0) return { ...parts, [wanted.name]: current }
    if (current.version !== wanted.version) {
      return { ...parts, [wanted.name]: { ...current, canary: { ...pinned, percent } } }
    }

    const text = `Everybody on the channel ${channel} has ${wanted.name} ${wanted.version} already.`
    throw new RefusedError('VERSION_UNFIT', text)
  })
}

type Assignments = Channel['parts']

function withPromoted(registry: Registry, parts: Assignments, wanted: AppVersion): Assignments {
  const current = parts[wanted.name]
  const pinned = findVersion(registry, wanted)
  if (current?.version === wanted.version && !current.canary) return parts

  const last = current?.version === wanted.version ? current.previous : current && pinOf(current)
  return { ...parts, [wanted.name]: { ...pinned, ...(last && { previous: last }) } }
}

function changeChannel(
  folder: string,
  channel: string,
  change: (registry: Registry, parts: Assignments) => Assignments,
): Promise<Registry> {
  return changeRegistry(folder, (registry) => {
    const before = registry.channels[channel] ?? { overrides: channel !== PRODUCTION, parts: {} }
    const parts = change(registry, before.parts)
    if (parts === before.parts) return registry

    const next = { ...registry, channels: { ...registry.channels, [channel]: { ...before, parts } } }
    refuseNewProblems(folder, channel, registry, next)
    return next
  })
}

/** A change must not add problems; existing ones do not block it. */
function refuseNewProblems(folder: string, channel: string, before: Registry, after: Registry): void {
  const releaseOf = releasesOf(folder)
  const known = new Set(channel in before.channels ? problemsOf(before, channel, releaseOf) : [])
  const fresh = problemsOf(after, channel, releaseOf).filter((problem) => !known.has(problem))
  if (fresh.length === 0) return

  throw new RefusedError('VERSION_UNFIT', `The channel ${channel} would not work: ${fresh.join(' ')}`)
}

function findVersion(registry: Registry, { name, version }: AppVersion): PinnedVersion {
  const versions = registry.versions[name]
  const found = versions?.find((one) => one.version === version)
  if (found) return found

  const published = versions?.map((one) => one.version).join(', ')
  throw new RefusedError(
    'VERSION_UNKNOWN',
    published
      ? `${name} ${version} has not been published. There are: ${published}.`
      : `No version of ${name} has been published.`,
  )
}

function servedVersion(parts: Assignments, name: string, channel: string): Assignment {
  const found = parts[name]
  if (found) return found

  throw new RefusedError(
    'PART_UNKNOWN',
    `The channel ${channel} does not serve ${name}. Promote a version of it first.`,
  )
}

function pinOf({ version, hash }: PinnedVersion): PinnedVersion {
  return { version, hash }
}
