import { isDeepStrictEqual } from 'node:util'
import type {
  Assignment,
  CanaryJudge,
  ChangeRecord,
  ChannelWish,
  PinnedVersion,
  Registry,
} from '@domizil/federation'
import {
  type AppVersion,
  type Assignments,
  type Author,
  changeChannel,
  distinct,
  findVersion,
  servedVersion,
} from './channel-change.ts'
import { RefusedError } from './refused-error.ts'
import { readGovernance, ruleOf } from './governance.ts'
import type { RegistryHome } from './store.ts'
import { archiveOf, recordsAround } from './history-archive.ts'

/** Changes what a channel serves. @throws {RefusedError} as the function of its kind. */
export function changeAsWished(
  home: RegistryHome,
  channel: string,
  wish: ChannelWish,
  decided: Pick<Author, 'by' | 'ifRevision'> = {},
): Promise<Registry> {
  const { reason, findings, newChannel = false } = wish
  const author: Author = { ...decided, reason, findings, newChannel }
  switch (wish.kind) {
    case 'promote':
      return promote(home, wish.versions, channel, { ...author, allow: wish.allow })
    case 'canary':
      return startCanary(home, { ...wish, wanted: wish.versions }, channel, { ...author, allow: wish.allow })
    case 'rollback':
      return rollback(home, wish.apps, channel, author)
    case 'restore':
      return restore(home, wish.revision, channel, author)
  }
}

/** How many versions before the previous one a channel remembers. */
const EARLIER_KEPT = 10

/**
 * Promotes versions to a channel, several in one step: a new shell and the remotes made for it may only work
 * together. The versions served so far become the fallback.
 *
 * @param author may name routes that are allowed to disappear with the versions served so far.
 * @throws {RefusedError} if a version is unknown, incompatible with what the channel serves, or lacks a route of it.
 */
export async function promote(
  home: RegistryHome,
  wanted: AppVersion | readonly AppVersion[],
  channel: string,
  { allow = [], ...author }: Author & { readonly allow?: readonly string[] | 'all' | undefined } = {},
): Promise<Registry> {
  const all = distinct(wanted)
  const change = { home, channel, author, what: `promote ${labelsOf(all)}`, mayDrop: allow }
  return changeChannel(change, (registry, parts) =>
    all.reduce<Assignments>((changed, part) => withPromoted(registry, changed, part), parts),
  )
}

/**
 * Rolls apps back on a channel, several in one step. Of an app with a canary only the canary ends; of another one the
 * version before is served again, as often as it is called.
 *
 * @throws {RefusedError} NOTHING_TO_ROLL_BACK_TO without a previous version.
 */
export async function rollback(
  home: RegistryHome,
  names: string | readonly string[],
  channel: string,
  author: Author = {},
): Promise<Registry> {
  const all = [names].flat()
  return changeChannel({ home, channel, author, what: `rollback ${all.join(' ')}` }, (_, parts) =>
    all.reduce<Assignments>((changed, name) => withRolledBack(changed, name, channel), parts),
  )
}

/** What is served of an app whose first version begins as a canary. */
const FIRST: Assignment = { version: '', hash: '', isFirst: true }

/** Versions for some visitors. */
export interface CanaryWish {
  readonly wanted: AppVersion | readonly AppVersion[]
  readonly percent: number
  /** What ends or promotes it, the rule of the apps if left out; null leaves that to people. */
  readonly judge?: CanaryJudge | null | undefined
}

/**
 * Serves other versions to exactly `percent` of a hundred visitors; 0 ends the canaries. Several in one step reach the
 * same visitors. An app of which nothing is served may begin so: all others do not have it. A running canary with another share is the same trial, with other steps another one.
 *
 * @param author may name routes that are allowed to disappear for the visitors of the canary, and with its promotion.
 * @throws {RefusedError} if a version is unknown, incompatible with what the channel serves, or lacks a route of it, or if
 * rules of several apps differ.
 */
export async function startCanary(
  home: RegistryHome,
  { wanted, percent, judge: named }: CanaryWish,
  channel: string,
  { allow = [], ...author }: Author & { readonly allow?: readonly string[] | undefined } = {},
): Promise<Registry> {
  const all = distinct(wanted)
  const names = all.map(({ name }) => name)
  const group = all.length > 1 ? names.join('+') : undefined
  const judge = named === undefined && percent > 0 ? ruleOf(await readGovernance(home), names) : named
  const what = `canary ${labelsOf(all)} --percent ${percent}`
  const startedAt = new Date().toISOString()
  const change = { home, channel, author, what, mayDrop: allow }
  return changeChannel(change, (registry, parts) =>
    all.reduce<Assignments>((changed, one) => {
      const pinned = findVersion(registry, one)
      const { canary: running, ...served } =
        percent === 0 ? servedVersion(changed, one.name, channel) : (changed[one.name] ?? FIRST)
      if (percent === 0) return withoutCanary(changed, one.name)
      const current = served.isFirst ? { ...pinned, isFirst: served.isFirst } : served
      if (current.version === one.version && !current.isFirst) throw alreadyServed(one, channel)
      const isSame =
        running?.version === one.version &&
        running.group === group &&
        isDeepStrictEqual(running.judge?.steps, judge?.steps)
      const since = (isSame && running.since) || startedAt
      const canary = { ...pinned, percent, ...(group && { group }), since, ...(judge && { judge }) }
      return { ...changed, [one.name]: { ...current, canary } }
    }, parts),
  )
}

function labelsOf(all: readonly AppVersion[]): string {
  return all.map(({ name, version }) => `${name}@${version}`).join(' ')
}

function withPromoted(registry: Registry, parts: Assignments, wanted: AppVersion): Assignments {
  const current = parts[wanted.name]
  const pinned = findVersion(registry, wanted)
  if (!current || current.isFirst) return { ...parts, [wanted.name]: pinned }
  if (current.version === wanted.version) {
    const { canary, ...rest } = current
    return canary ? { ...parts, [wanted.name]: rest } : parts
  }

  const earlier = [current.previous, ...(current.earlier ?? [])].filter((one) => one !== undefined)
  return {
    ...parts,
    [wanted.name]: {
      ...pinned,
      previous: pinOf(current),
      ...(earlier.length > 0 && { earlier: earlier.slice(0, EARLIER_KEPT) }),
    },
  }
}

function withRolledBack(parts: Assignments, name: string, channel: string): Assignments {
  const { canary, ...current } = servedVersion(parts, name, channel)
  if (canary) return withoutCanary(parts, name)

  const { previous, earlier = [] } = current
  if (!previous) {
    throw new RefusedError(
      'NOTHING_TO_ROLL_BACK_TO',
      `${name} has served nothing before ${current.version} on the channel ${channel}. Promote another version instead.`,
      { values: { name, version: current.version, channel } },
    )
  }
  const [next, ...rest] = earlier
  return {
    ...parts,
    [name]: { ...previous, ...(next && { previous: next }), ...(rest.length > 0 && { earlier: rest }) },
  }
}

/** Everybody gets what is served beside the canary; of a first version that is nothing. */
function withoutCanary(parts: Assignments, name: string): Assignments {
  const { [name]: part, ...others } = parts
  if (!part || part.isFirst) return others
  const { canary: _, ...served } = part
  return { ...parts, [name]: served }
}

function alreadyServed({ name, version }: AppVersion, channel: string): RefusedError {
  return new RefusedError(
    'VERSION_UNFIT',
    `Everybody on the channel ${channel} has ${name} ${version} already.`,
    { detail: 'VERSION_SERVED', values: { channel, name, version } },
  )
}

function pinOf({ version, hash }: PinnedVersion): PinnedVersion {
  return { version, hash }
}

/**
 * Serves what a channel served after an earlier change, all apps in one step. A canary that is over begins another trial.
 * @throws {RefusedError} if the history does not know the revision, or a version of it has been deleted.
 */
export async function restore(
  home: RegistryHome,
  revision: number,
  channel: string,
  author: Author = {},
): Promise<Registry> {
  const isWanted = (one: ChangeRecord) => one.revision === revision && one.channel === channel
  const older = (await recordsAround(archiveOf(home), revision)).find(isWanted)
  return changeChannel({ home, channel, author, what: `restore ${revision}` }, (registry, parts) => {
    const found = registry.history?.find(isWanted) ?? older
    if (!found) {
      throw new RefusedError(
        'VERSION_UNKNOWN',
        `The history of the channel ${channel} has no revision ${revision}.`,
        { detail: 'REVISION_UNKNOWN', values: { channel, revision } },
      )
    }
    for (const [name, { version }] of Object.entries(found.parts)) findVersion(registry, { name, version })
    return withTrialsOfTheirOwn(found.parts, parts)
  })
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
