import { satisfies } from 'compare-versions'
import type { Problem, RefusedVersion } from './problem.ts'
import { HOST } from './registry.ts'
import type {
  ApiVersion,
  Assignment,
  Channel,
  HostRanges,
  HostVersions,
  PinnedVersion,
  Registry,
  Release,
} from './schema.ts'

/** Versions chosen by the visitor, by app name. */
export type Overrides = Readonly<Record<string, string>>

/** The visitor's properties that select versions. */
export interface Visitor {
  readonly channel: string
  /** 0 to 99, stable for a visitor. Left out for one outside of every canary. */
  readonly bucket?: number
  readonly overrides?: Overrides
}

/** The version of one app that a visitor gets. */
export interface Resolved {
  readonly release: Release
  /** The hash of its `release.json`, as `sha256-<base64>`. */
  readonly hash: string
  /** Why this version was selected. */
  readonly source: 'channel' | 'canary' | 'override' | 'previous'
  /** Versions with a higher priority that were refused. */
  readonly refused: readonly RefusedVersion[]
}

/** The versions of all apps that a visitor gets, by name. */
export interface Resolution {
  readonly apps: Readonly<Record<string, Resolved>>
  /** Apps without any version that can be served, with the problem of each. */
  readonly failed: Readonly<Record<string, readonly Problem[]>>
}

/** Finds a published release, or returns why it cannot be trusted. */
export type ReleaseSource = (name: string, pinned: PinnedVersion) => Release | { readonly problem: Problem }

/**
 * Selects the version of every app for a visitor. Pure: gateway, shell and command line share it. An
 * incompatible version is refused with its problem, and the next best one is served.
 */
export function resolve(registry: Registry, visitor: Visitor, releaseOf: ReleaseSource): Resolution {
  const channel = registry.channels[visitor.channel]
  if (!channel) {
    const values = { channel: visitor.channel }
    return { apps: {}, failed: { [HOST]: [{ code: 'NO_CHANNEL', values }] } }
  }

  const apps: Record<string, Resolved> = {}
  const failed: Record<string, readonly Problem[]> = {}
  // The host is resolved first: the versions it provides decide which remotes are compatible.
  const names = Object.keys(channel.parts).toSorted((a, b) => Number(b === HOST) - Number(a === HOST))
  for (const name of names) {
    const host = apps[HOST]?.release.provides ?? undefined
    const candidates = candidatesOf(name, registry, channel, visitor)
    if (candidates.length === 0) continue
    const found = resolvePart(name, candidates, releaseOf, host)
    if ('problems' in found) failed[name] = found.problems
    else apps[name] = found
  }

  return { apps, failed }
}

/**
 * Whether a visitor's bucket belongs to a canary: exactly `percent` of the 100 buckets do, and a bucket that does stays
 * when the percentage grows. Each key orders the buckets differently, so that two canaries reach different
 * visitors.
 */
export function isCanaryBucket(bucket: number, percent: number, key: string): boolean {
  return placeOf(bucket, key) < percent
}

/** All visitors are in one of them. */
export const BUCKETS = 100

/** The bucket's place in the key's order: multiplying by a number without a common divisor reaches each place once. */
function placeOf(bucket: number, key: string): number {
  let hash = 0
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  const factor = COPRIME[hash % COPRIME.length] ?? 1
  return (bucket * factor + Math.floor(hash / COPRIME.length)) % BUCKETS
}

/** The numbers below 100 without a common divisor with it, but 1 and 99: they would keep the buckets' order. */
const COPRIME = Array.from({ length: 97 }, (_, index) => index + 2).filter(
  (one) => one % 2 !== 0 && one % 5 !== 0,
)

const NOT_IN_REGISTRY: { readonly problem: Problem } = { problem: { code: 'NOT_IN_REGISTRY' } }

interface Candidate {
  readonly source: Resolved['source']
  readonly pinned: PinnedVersion | undefined
  readonly version: string
}

function candidatesOf(name: string, registry: Registry, channel: Channel, visitor: Visitor): Candidate[] {
  const assignment = channel.parts[name] as Assignment
  const wanted = channel.overrides ? visitor.overrides?.[name] : undefined
  const { canary, previous, isFirst } = assignment
  const candidates: Candidate[] = []

  if (wanted) {
    const pinned = registry.versions[name]?.find(({ version }) => version === wanted)
    candidates.push({ source: 'override', pinned, version: wanted })
  }
  const { bucket } = visitor
  if (canary && bucket !== undefined && isCanaryBucket(bucket, canary.percent, canary.group ?? name)) {
    candidates.push({ source: 'canary', pinned: canary, version: canary.version })
  }
  if (!isFirst) candidates.push({ source: 'channel', pinned: assignment, version: assignment.version })
  if (previous) candidates.push({ source: 'previous', pinned: previous, version: previous.version })

  return candidates
}

function resolvePart(
  name: string,
  candidates: Candidate[],
  releaseOf: ReleaseSource,
  host: HostVersions | undefined,
): Resolved | { problems: readonly Problem[] } {
  const refused: RefusedVersion[] = []

  for (const { source, pinned, version } of candidates) {
    const release = pinned ? releaseOf(name, pinned) : NOT_IN_REGISTRY
    const problem = 'problem' in release ? release.problem : host && incompatibility(release, host)
    if (!problem && pinned) return { release: release as Release, hash: pinned.hash, source, refused }
    refused.push({ version, problem: problem ?? NOT_IN_REGISTRY.problem })
  }

  return { problems: refused.map(({ version, problem }) => ({ ...problem, of: `${name} ${version}` })) }
}

/** Why a release cannot run in this host; undefined if it can. */
export function incompatibility(release: Release, host: HostVersions): Problem | undefined {
  const { requires } = release
  if (!requires) return undefined
  return (
    shellApiProblem(requires, host) ??
    rangeProblem('react', requires, host) ??
    rangeProblem('runtime', requires, host) ??
    sharedProblem(requires, host)
  )
}

/** Whether what needs `wanted` can use `provided`: of the same major version, and at least the same minor one. */
export function covers(provided: ApiVersion, wanted: ApiVersion): boolean {
  const [major, minor] = versionNumbers(provided)
  const [wantedMajor, wantedMinor] = versionNumbers(wanted)
  return major === wantedMajor && minor >= wantedMinor
}

/** The numbers of a version; the minor one is 0 if it has none. */
export function versionNumbers(version: ApiVersion): [number, number] {
  const [major = 0, minor = 0] = String(version).split('.').map(Number)
  return [major, minor]
}

function shellApiProblem(requires: HostRanges, host: HostVersions): Problem | undefined {
  const spoken = [host.shellApi].flat()
  if (spoken.some((version) => covers(version, requires.shellApi))) return undefined
  return {
    code: 'NEEDS_SHELL_API',
    values: { wanted: requires.shellApi, provided: spoken.join(', ') },
  }
}

function rangeProblem(
  name: 'react' | 'runtime',
  requires: HostRanges,
  host: HostVersions,
): Problem | undefined {
  if (satisfies(host[name], requires[name])) return undefined
  return { code: 'NEEDS_VERSION', values: { name, wanted: requires[name], provided: host[name] } }
}

function sharedProblem({ shared: used = {} }: HostRanges, host: HostVersions): Problem | undefined {
  const [first, ...others] = Object.entries(used).flatMap(([module, exports]) =>
    Object.entries(exports).flatMap(([name, wanted]): Problem[] => {
      const provided = host.shared?.[module]?.[name]
      if (provided === undefined) return [{ code: 'NEEDS_EXPORT', values: { name, module } }]
      if (covers(provided, wanted)) return []
      return [{ code: 'NEEDS_OTHER_EXPORT', values: { name, wanted, module, provided } }]
    }),
  )
  return first && others.length > 0 ? { ...first, more: others.length } : first
}

/** The releases whose server halves draw a page; `remote` is undefined for a page of the host. */
export interface DrawingReleases {
  readonly host: Release
  readonly remote: Release | undefined
}

/**
 * The releases that draw an owner's pages: the same that the browser gets. Undefined where a part draws nothing by design;
 * `undrawable` has a half, but one that is made for another renderer, or its remote brings its own copy of a shared module.
 */
export function drawingReleases(
  { apps }: Resolution,
  owner: string,
  drawingVersion: number,
): DrawingReleases | { readonly undrawable: Release } | undefined {
  const host = apps[HOST]?.release
  const remote = owner === HOST ? undefined : apps[owner]?.release
  const other = [host, remote].find((one) => one?.server && one.server.version !== drawingVersion)
  if (other) return { undrawable: other }
  if (!host?.server || (owner !== HOST && !remote?.server)) return undefined

  return remote && !takesCopiesOf(host, remote) ? { undrawable: remote } : { host, remote }
}

/** A remote without requirements brings its own copies; of React it takes the host's within the same major. */
function takesCopiesOf(host: Release, remote: Release): boolean {
  if (!remote.requires?.shared) return false
  return Object.entries(remote.shared).every(([name, { version }]) => {
    const provided = host.shared[name]
    return provided !== undefined && satisfies(provided.version, `^${version}`)
  })
}
