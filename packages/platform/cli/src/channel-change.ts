import { userInfo } from 'node:os'
import {
  type Assignment,
  type Channel,
  type Finding,
  type PinnedVersion,
  problemSentence,
  type Registry,
  type ReleaseSource,
} from '@domizil/federation'
import { isName } from '@domizil/federation/schema'
import { problemsOf, releasesOf, routesServed, sentencesOf } from './channel-problems.ts'
import { RefusedError } from './refused-error.ts'
import { changeRegistry } from './registry-file.ts'
import { refuseDropped } from './route-rules.ts'
import { type RegistryHome, storeOf } from './store.ts'

/** A published version of an app, as in `mf-search@1.5.0`. */
export interface AppVersion {
  readonly name: string
  readonly version: string
}

/** Who changes a channel, and why: kept in the registry's history. */
export interface Author {
  /** The name of the machine's user if left out. */
  readonly by?: string | undefined
  readonly reason?: string | undefined
  /** The reason as codes, beside its words. */
  readonly findings?: readonly Finding[] | undefined
  /** The revision of the registry that the change was decided on; with another one it is refused. */
  readonly ifRevision?: number | undefined
  /** False refuses a channel that does not exist yet. */
  readonly newChannel?: boolean | undefined
}

/** The channel whose visitors cannot override versions. */
export const PRODUCTION = 'production'

/** What a channel serves, by app. */
export type Assignments = Channel['parts']

/** A change of a channel, and who makes it. */
interface ChannelChange {
  readonly home: RegistryHome
  readonly channel: string
  readonly author: Author
  readonly what: string
  /** Routes that may disappear with the change; all of them if left out. */
  readonly mayDrop?: readonly string[] | 'all'
}

/**
 * Changes what a channel serves, and records it in the history.
 * @throws {RefusedError} if the channel could not serve all its versions afterwards, to every visitor, or is new and may not
 * be.
 */
export function changeChannel(
  {
    home,
    channel,
    author: { by = userInfo().username, reason, findings, ifRevision, newChannel = true },
    what,
    mayDrop = 'all',
  }: ChannelChange,
  change: (registry: Registry, parts: Assignments) => Assignments,
): Promise<Registry> {
  const apply = (registry: Registry): Registry => {
    if (!newChannel) refuseUnknownChannel(registry, channel)
    refuseUnfitName(registry, channel)
    const before = registry.channels[channel] ?? { overrides: channel !== PRODUCTION, parts: {} }
    const parts = change(registry, before.parts)
    if (parts === before.parts) return registry

    const next = { ...registry, channels: { ...registry.channels, [channel]: { ...before, parts } } }
    const releaseOf = releasesOf(storeOf(home).folder)
    refuseNewProblems(releaseOf, channel, registry, next)
    if (mayDrop !== 'all') {
      const changed = Object.keys(parts).filter((name) => isAnother(parts[name], before.parts[name]))
      refuseDropped(
        routesServed(before.parts, releaseOf, changed),
        routesServed(withCanaries(parts, changed), releaseOf),
        mayDrop,
      )
    }
    return next
  }

  const why = { ...(reason && { reason }), ...(findings && { findings }) }
  return changeRegistry(home, apply, { by, what, channel, ifRevision, ...why })
}

/** Whether a change brings a version that no visitor has had: of a canary it has been decided what it may drop. */
function isAnother(after: Assignment | undefined, before: Assignment | undefined): boolean {
  const { version } = after?.canary ?? after ?? {}
  return version !== before?.version && version !== before?.canary?.version
}

/** What the visitors of the canaries of these apps get. */
function withCanaries(parts: Assignments, names: readonly string[]): Assignments {
  const canaries = names.flatMap((name) => {
    const canary = parts[name]?.canary
    return canary ? [[name, canary] as const] : []
  })
  return { ...parts, ...Object.fromEntries(canaries) }
}

/**
 * The versions of one step.
 * @throws {RefusedError} VERSION_UNFIT for two of one app.
 */
export function distinct(wanted: AppVersion | readonly AppVersion[]): AppVersion[] {
  const all = [wanted].flat()
  const twice = all.find(({ name }, at) => all.findIndex((one) => one.name === name) < at)
  if (!twice) return all
  throw new RefusedError('VERSION_UNFIT', `One step has one version of ${twice.name}; here are several.`)
}

/** A change must not add problems; existing ones do not block it. */
function refuseNewProblems(
  releaseOf: ReleaseSource,
  channel: string,
  before: Registry,
  after: Registry,
): void {
  const known = new Set(
    Object.hasOwn(before.channels, channel)
      ? problemsOf(before, channel, releaseOf).map((one) => problemSentence(one))
      : [],
  )
  const fresh = problemsOf(after, channel, releaseOf).filter((one) => !known.has(problemSentence(one)))
  if (fresh.length === 0) return

  const problems = sentencesOf(fresh).join(' ')
  throw new RefusedError('VERSION_UNFIT', `The channel ${channel} would not work: ${problems}`, {
    detail: 'CHANNEL_BROKEN',
    values: { channel, problems },
    problems: fresh,
  })
}

/**
 * The published version of an app.
 * @throws {RefusedError} VERSION_UNKNOWN
 */
export function findVersion(registry: Registry, { name, version }: AppVersion): PinnedVersion {
  const versions = registry.versions[name]
  const found = versions?.find((one) => one.version === version)
  if (found) return { version: found.version, hash: found.hash }

  const published = versions?.map((one) => one.version).join(', ')
  if (!published) {
    throw new RefusedError('VERSION_UNKNOWN', `No version of ${name} has been published.`, {
      detail: 'NOTHING_PUBLISHED',
      values: { name },
    })
  }
  throw new RefusedError(
    'VERSION_UNKNOWN',
    `${name} ${version} has not been published. There are: ${published}.`,
    { values: { name, version, published } },
  )
}

/**
 * What a channel serves of an app.
 * @throws {RefusedError} PART_UNKNOWN
 */
export function servedVersion(parts: Assignments, name: string, channel: string): Assignment {
  const found = parts[name]
  if (found) return found

  throw new RefusedError(
    'PART_UNKNOWN',
    `The channel ${channel} does not serve ${name}. Promote a version of it first.`,
    { values: { channel, name } },
  )
}

/**
 * A registry without channels gets its first one without a word; later a new one may be a slip.
 * @throws {RefusedError} CHANNEL_UNKNOWN
 */
export function refuseUnknownChannel({ channels }: Registry, channel: string): void {
  const known = Object.keys(channels)
  if (known.length === 0 || known.includes(channel)) return
  const values = { channel, known: known.join(', ') }
  throw new RefusedError(
    'CHANNEL_UNKNOWN',
    `There is no channel ${channel}. There are: ${values.known}. To found it: --new-channel`,
    { values },
  )
}

/**
 * What every object has by itself, such as `constructor`, cannot be looked up; and addresses name channels.
 * @throws {RefusedError} CHANNEL_UNKNOWN for a name that a new channel cannot have.
 */
function refuseUnfitName({ channels }: Registry, channel: string): void {
  if (Object.hasOwn(channels, channel) || isName(channel)) return
  throw new RefusedError(
    'CHANNEL_UNKNOWN',
    `A channel is named with small letters, digits and hyphens, not "${channel}".`,
    { detail: 'CHANNEL_NAME', values: { channel } },
  )
}
