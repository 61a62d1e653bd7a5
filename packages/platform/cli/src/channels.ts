import { userInfo } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import {
  type Assignment,
  type CanaryJudge,
  type ChangeRecord,
  type Channel,
  type ChannelWish,
  type PinnedVersion,
  problemSentence,
  publishedVersion,
  type Registry,
  type ReleaseSource,
} from '@domizil/federation'
import { isName } from '@domizil/federation/schema'
import { problemsOf, releasesOf, routesServed, sentencesOf } from './channel-problems.ts'
import { readGovernance, ruleOf } from './governance.ts'
import { RefusedError } from './refused-error.ts'
import { archiveOf, changeRegistry, recordsAround } from './registry-file.ts'
import type { AppVersion } from './release-folder.ts'
import { refuseDropped } from './release-rules.ts'
import { type RegistryHome, storeOf } from './store.ts'

/** Who changes a channel. */
export interface Author {
  /** The name of the machine's user if left out. */
  readonly by?: string | undefined
  /** The revision of the registry that the change was decided on; with another one it is refused. */
  readonly ifRevision?: number | undefined
}

/** The channel whose visitors cannot override versions. */
export const PRODUCTION = 'production'
/** How many versions before the previous one a channel remembers. */
const EARLIER_KEPT = 10

type Assignments = Channel['parts']
type WishOf<Kind extends ChannelWish['kind']> = Extract<ChannelWish, { kind: Kind }>

/** A change of a channel: as it is typed, and what the channel serves afterwards. */
interface ChannelChange {
  readonly what: string
  readonly parts: (registry: Registry, before: Assignments) => Assignments
}

/**
 * Changes what a channel serves, all of it in one step, and records it in the history. Of routes only those that it allows
 * may disappear; going back may drop any.
 * @throws {RefusedError} if the channel could not serve all its versions afterwards, to every visitor, or is new and may not be.
 */
export async function changeAsWished(
  home: RegistryHome,
  channel: string,
  wish: ChannelWish,
  { by = userInfo().username, ifRevision, mayDrop = droppableBy(wish) }: Author & MayDrop = {},
): Promise<Registry> {
  const { reason, findings, newChannel = false } = wish
  const { what, parts: partsAfter } = await changeOf(home, channel, wish)
  const apply = (registry: Registry): Registry => {
    if (!newChannel) refuseUnknownChannel(registry, channel)
    refuseUnfitName(registry, channel)
    const before = registry.channels[channel] ?? { overrides: channel !== PRODUCTION, parts: {} }
    const parts = partsAfter(registry, before.parts)
    if (parts === before.parts) return registry

    const next = { ...registry, channels: { ...registry.channels, [channel]: { ...before, parts } } }
    const releaseOf = releasesOf(storeOf(home).folder)
    refuseNewProblems(releaseOf, channel, registry, next)
    if (mayDrop !== 'all') {
      const changed = Object.keys(parts).filter((name) => isAnother(parts[name], before.parts[name]))
      const left = routesServed(withCanaries(parts, changed), releaseOf)
      refuseDropped(routesServed(before.parts, releaseOf, changed), left, mayDrop)
    }
    return next
  }

  const why = { ...(reason && { reason }), ...(findings && { findings }) }
  return changeRegistry(home, apply, { by, what, channel, ifRevision, ...why })
}

interface MayDrop {
  /** Routes that may disappear with the change. */
  readonly mayDrop?: readonly string[] | 'all'
}

function droppableBy(wish: ChannelWish): readonly string[] | 'all' {
  return wish.kind === 'promote' || wish.kind === 'canary' ? (wish.allow ?? []) : 'all'
}

/** Promotes versions to a channel, which may be new. @throws {RefusedError} as `changeAsWished`. */
export async function promote(
  home: RegistryHome,
  wanted: AppVersion | readonly AppVersion[],
  channel: string,
  { allow = [], by, ifRevision, ...why }: Author & Why & { readonly allow?: MayDrop['mayDrop'] } = {},
): Promise<Registry> {
  const wish: ChannelWish = { kind: 'promote', versions: [wanted].flat(), newChannel: true, ...why }
  return changeAsWished(home, channel, wish, { by, ifRevision, mayDrop: allow })
}

type Why = Pick<ChannelWish, 'reason' | 'findings'>

function changeOf(home: RegistryHome, channel: string, wish: ChannelWish): Promise<ChannelChange> {
  if (wish.kind === 'promote') return promotion(wish)
  if (wish.kind === 'canary') return canaryChange(home, channel, wish)
  return wish.kind === 'rollback' ? rollbackOf(channel, wish) : restoration(home, channel, wish)
}

/** Several in one step: a new shell and the remotes made for it may only work together. What was served becomes the fallback. */
async function promotion({ versions }: WishOf<'promote'>): Promise<ChannelChange> {
  const all = distinct(versions)
  return {
    what: `promote ${labelsOf(all)}`,
    parts: (registry, before) =>
      all.reduce<Assignments>((changed, one) => withPromoted(registry, changed, one), before),
  }
}

/** Of an app with a canary only the canary ends; of another one the version before is served again, as often as it is called. */
async function rollbackOf(channel: string, { apps }: WishOf<'rollback'>): Promise<ChannelChange> {
  return {
    what: `rollback ${apps.join(' ')}`,
    parts: (_, before) =>
      apps.reduce<Assignments>((changed, name) => withRolledBack(changed, name, channel), before),
  }
}

/** What is served of an app whose first version begins as a canary. */
const FIRST: Assignment = { version: '', hash: '', isFirst: true }

/**
 * Serves versions to exactly `percent` of a hundred visitors; 0 ends the canaries. Several in one step reach the same visitors. An
 * app of which nothing is served may begin so. A running canary with another share is the same trial, with other steps another one.
 */
async function canaryChange(
  home: RegistryHome,
  channel: string,
  { versions, percent, judge: named }: WishOf<'canary'>,
): Promise<ChannelChange> {
  const all = distinct(versions)
  const names = all.map(({ name }) => name)
  const group = all.length > 1 ? names.join('+') : undefined
  const judge = named === undefined && percent > 0 ? ruleOf(await readGovernance(home), names) : named
  const trial = { percent, group, judge, startedAt: new Date().toISOString() }
  return {
    what: `canary ${labelsOf(all)} --percent ${percent}`,
    parts: (registry, before) =>
      all.reduce<Assignments>((changed, one) => {
        const pinned = findVersion(registry, one)
        if (percent > 0) return withCanary(changed, { ...pinned, name: one.name }, channel, trial)
        servedVersion(changed, one.name, channel)
        return withoutCanary(changed, one.name)
      }, before),
  }
}

interface TrialWish {
  readonly percent: number
  readonly group: string | undefined
  readonly judge: CanaryJudge | null | undefined
  readonly startedAt: string
}

function withCanary(
  parts: Assignments,
  { name, ...pinned }: PinnedVersion & AppVersion,
  channel: string,
  { percent, group, judge, startedAt }: TrialWish,
): Assignments {
  const { canary: running, ...served } = parts[name] ?? FIRST
  const { version } = pinned
  const current = served.isFirst ? { ...pinned, isFirst: served.isFirst } : served
  if (current.version === version && !current.isFirst) {
    const sentence = `Everybody on the channel ${channel} has ${name} ${version} already.`
    throw new RefusedError('VERSION_UNFIT', sentence, {
      detail: 'VERSION_SERVED',
      values: { channel, name, version },
    })
  }
  const isSame = running?.version === version && running.group === group
  const isSameTrial = isSame && isDeepStrictEqual(running.judge?.steps, judge?.steps)
  const since = (isSameTrial && running.since) || startedAt
  const canary = { ...pinned, percent, ...(group && { group }), since, ...(judge && { judge }) }
  return { ...parts, [name]: { ...current, canary } }
}

function labelsOf(all: readonly AppVersion[]): string {
  return all.map(({ name, version }) => `${name}@${version}`).join(' ')
}

function withPromoted(registry: Registry, parts: Assignments, wanted: AppVersion): Assignments {
  const current = parts[wanted.name]
  const pinned = findVersion(registry, wanted)
  if (!current || current.isFirst) return { ...parts, [wanted.name]: pinned }
  const { canary, version, hash } = current
  if (version === wanted.version) return canary ? withoutCanary(parts, wanted.name) : parts

  const before = [current.previous, ...(current.earlier ?? [])].filter((one) => one !== undefined)
  const earlier = before.slice(0, EARLIER_KEPT)
  const previous = { version, hash }
  return { ...parts, [wanted.name]: { ...pinned, previous, ...(earlier.length > 0 && { earlier }) } }
}

function withRolledBack(parts: Assignments, name: string, channel: string): Assignments {
  const { canary, version, previous, earlier = [] } = servedVersion(parts, name, channel)
  if (canary) return withoutCanary(parts, name)
  if (!previous) {
    const sentence = `${name} has served nothing before ${version} on the channel ${channel}. Promote another version instead.`
    throw new RefusedError('NOTHING_TO_ROLL_BACK_TO', sentence, { values: { name, version, channel } })
  }
  const [next, ...rest] = earlier
  const kept = { ...(next && { previous: next }), ...(rest.length > 0 && { earlier: rest }) }
  return { ...parts, [name]: { ...previous, ...kept } }
}

/** Everybody gets what is served beside the canary; of a first version that is nothing. */
function withoutCanary(parts: Assignments, name: string): Assignments {
  const { [name]: part, ...others } = parts
  if (!part || part.isFirst) return others
  const { canary: _, ...served } = part
  return { ...parts, [name]: served }
}

/** What a channel served after an earlier change. A canary that is over begins another trial. */
async function restoration(
  home: RegistryHome,
  channel: string,
  { revision }: WishOf<'restore'>,
): Promise<ChannelChange> {
  const isWanted = (one: ChangeRecord) => one.revision === revision && one.channel === channel
  const older = (await recordsAround(archiveOf(home), revision)).find(isWanted)
  const parts: ChannelChange['parts'] = (registry, before) => {
    const found = registry.history?.find(isWanted) ?? older
    if (!found) {
      const sentence = `The history of the channel ${channel} has no revision ${revision}.`
      const values = { channel, revision }
      throw new RefusedError('VERSION_UNKNOWN', sentence, { detail: 'REVISION_UNKNOWN', values })
    }
    for (const [name, { version }] of Object.entries(found.parts)) findVersion(registry, { name, version })
    return withTrialsOfTheirOwn(found.parts, before)
  }
  return { what: `restore ${revision}`, parts }
}

/** What was decided about an earlier trial must not keep the judge from a restored canary. */
function withTrialsOfTheirOwn(restored: Assignments, current: Assignments): Assignments {
  const startedAt = new Date().toISOString()
  const isRunning = (trial: string) =>
    Object.entries(restored).every(
      ([name, { canary }]) => canary?.since !== trial || current[name]?.canary?.since === trial,
    )

  return Object.fromEntries(
    Object.entries(restored).map(([name, { canary, ...part }]) => {
      if (!canary) return [name, part] as const
      const since = canary.since && (isRunning(canary.since) ? canary.since : startedAt)
      return [name, { ...part, canary: { ...canary, ...(since && { since }) } }] as const
    }),
  )
}

/** Whether a change brings a version that no visitor has had: of a canary it has been decided what it may drop. */
function isAnother(after: Assignment | undefined, before: Assignment | undefined): boolean {
  const { version } = after?.canary ?? after ?? {}
  return version !== before?.version && version !== before?.canary?.version
}

/** What the visitors of the canaries of these apps get. */
function withCanaries(parts: Assignments, names: readonly string[]): Assignments {
  const canaries = names.map((name) => [name, parts[name]?.canary ?? parts[name]] as const)
  return { ...parts, ...(Object.fromEntries(canaries) as Assignments) }
}

/** The versions of one step. @throws {RefusedError} VERSION_UNFIT for two of one app. */
function distinct(all: readonly AppVersion[]): readonly AppVersion[] {
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
  const isKnown = Object.hasOwn(before.channels, channel)
  const known = new Set(
    isKnown ? problemsOf(before, channel, releaseOf).map((one) => problemSentence(one)) : [],
  )
  const fresh = problemsOf(after, channel, releaseOf).filter((one) => !known.has(problemSentence(one)))
  if (fresh.length === 0) return

  const problems = sentencesOf(fresh).join(' ')
  const said = { detail: 'CHANNEL_BROKEN', values: { channel, problems }, problems: fresh }
  throw new RefusedError('VERSION_UNFIT', `The channel ${channel} would not work: ${problems}`, said)
}

/** The published version of an app. @throws {RefusedError} VERSION_UNKNOWN */
function findVersion(registry: Registry, { name, version }: AppVersion): PinnedVersion {
  const found = publishedVersion(registry, name, version)
  if (found) return { version: found.version, hash: found.hash }

  const published = registry.versions[name]?.map((one) => one.version).join(', ')
  if (!published) {
    const said = { detail: 'NOTHING_PUBLISHED', values: { name } }
    throw new RefusedError('VERSION_UNKNOWN', `No version of ${name} has been published.`, said)
  }
  const sentence = `${name} ${version} has not been published. There are: ${published}.`
  throw new RefusedError('VERSION_UNKNOWN', sentence, { values: { name, version, published } })
}

/** What a channel serves of an app. @throws {RefusedError} PART_UNKNOWN */
function servedVersion(parts: Assignments, name: string, channel: string): Assignment {
  const found = parts[name]
  if (found) return found
  const sentence = `The channel ${channel} does not serve ${name}. Promote a version of it first.`
  throw new RefusedError('PART_UNKNOWN', sentence, { values: { channel, name } })
}

/** A registry without channels gets its first one without a word; later a new one may be a slip: CHANNEL_UNKNOWN. */
export function refuseUnknownChannel({ channels }: Registry, channel: string): void {
  const known = Object.keys(channels)
  if (known.length === 0 || known.includes(channel)) return
  const values = { channel, known: known.join(', ') }
  const sentence = `There is no channel ${channel}. There are: ${values.known}. To found it: --new-channel`
  throw new RefusedError('CHANNEL_UNKNOWN', sentence, { values })
}

/** What every object has by itself, such as `constructor`, cannot be looked up; and addresses name channels. */
function refuseUnfitName({ channels }: Registry, channel: string): void {
  if (Object.hasOwn(channels, channel) || isName(channel)) return
  const sentence = `A channel is named with small letters, digits and hyphens, not "${channel}".`
  throw new RefusedError('CHANNEL_UNKNOWN', sentence, { detail: 'CHANNEL_NAME', values: { channel } })
}
