import { incompatibility } from './compatibility.ts'
import type { Problem, RefusedVersion } from './problem.ts'
import type { Assignment, Channel, HostVersions, PinnedVersion, Registry, Release } from './schema.ts'
import { HOST } from './registry.ts'

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
