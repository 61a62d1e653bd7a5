import type { Assignment, Channel, Pinned, Registry } from '@domizil/federation'
import { problemsOf, releasesOf } from './channel-problems.ts'
import { RefusedError } from './refused-error.ts'
import { changeRegistry } from './registry-file.ts'

/** A published version of a part, as in `mf-search@1.5.0`. */
export interface PartVersion {
  readonly name: string
  readonly version: string
}

/** The channel whose visitors never choose versions by themselves. */
export const PRODUCTION = 'production'

/**
 * Lets a channel serve versions to everybody, several of them in one step: between a new shell and the remotes made
 * for it there may be no moment that works. What was served before becomes what to fall back to.
 *
 * @throws {RefusedError} if a version is unknown or would not run beside what the channel serves.
 */
export async function promote(
  folder: string,
  wanted: PartVersion | readonly PartVersion[],
  channel: string,
): Promise<Registry> {
  return changeChannel(folder, channel, (registry, parts) =>
    [wanted].flat().reduce<Parts>((changed, part) => withPromoted(registry, changed, part), parts),
  )
}

/**
 * Lets a channel serve what it served before. A canary ends with it.
 *
 * @throws {RefusedError} NOTHING_TO_ROLL_BACK_TO if nothing was served before.
 */
export async function rollback(folder: string, name: string, channel: string): Promise<Registry> {
  return changeChannel(folder, channel, (_, parts) => {
    const current = servedPart(parts, name, channel)
    if (current.previous) return { ...parts, [name]: current.previous }

    throw new RefusedError(
      'NOTHING_TO_ROLL_BACK_TO',
      `${name} has served nothing before ${current.version} on the channel ${channel}. Promote another version instead.`,
    )
  })
}

/**
 * Lets exactly `percent` of a hundred visitors have another version; 0 ends that.
 *
 * @throws {RefusedError} if the version is unknown, or would not run beside what the channel serves.
 */
export async function startCanary(
  folder: string,
  wanted: PartVersion,
  percent: number,
  channel: string,
): Promise<Registry> {
  return changeChannel(folder, channel, (registry, parts) => {
    const { canary: _, ...current } = servedPart(parts, wanted.name, channel)
    const pinned = findVersion(registry, wanted)
    if (percent === 0) return { ...parts, [wanted.name]: current }
    if (current.version !== wanted.version) {
      return { ...parts, [wanted.name]: { ...current, canary: { ...pinned, percent } } }
    }

    const text = `Everybody on the channel ${channel} has ${wanted.name} ${wanted.version} already.`
    throw new RefusedError('VERSION_UNFIT', text)
  })
}

type Parts = Channel['parts']

function withPromoted(registry: Registry, parts: Parts, wanted: PartVersion): Parts {
  const current = parts[wanted.name]
  const pinned = findVersion(registry, wanted)
  if (current?.version === wanted.version && !current.canary) return parts

  const last = current?.version === wanted.version ? current.previous : current && pinOf(current)
  return { ...parts, [wanted.name]: { ...pinned, ...(last && { previous: last }) } }
}

function changeChannel(
  folder: string,
  channel: string,
  change: (registry: Registry, parts: Parts) => Parts,
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

/** A change may not break what worked; what was broken before does not stand in the way of mending it. */
function refuseNewProblems(folder: string, channel: string, before: Registry, after: Registry): void {
  const releaseOf = releasesOf(folder)
  const known = new Set(channel in before.channels ? problemsOf(before, channel, releaseOf) : [])
  const fresh = problemsOf(after, channel, releaseOf).filter((problem) => !known.has(problem))
  if (fresh.length === 0) return

  throw new RefusedError('VERSION_UNFIT', `The channel ${channel} would not work: ${fresh.join(' ')}`)
}

function findVersion(registry: Registry, { name, version }: PartVersion): Pinned {
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

function servedPart(parts: Parts, name: string, channel: string): Assignment {
  const found = parts[name]
  if (found) return found

  throw new RefusedError(
    'PART_UNKNOWN',
    `The channel ${channel} does not serve ${name}. Promote a version of it first.`,
  )
}

function pinOf({ version, hash }: Pinned): Pinned {
  return { version, hash }
}
