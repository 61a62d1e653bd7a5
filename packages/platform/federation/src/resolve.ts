import { incompatibility } from './compatibility.ts'
import type { Assignment, Channel, PinnedVersion, Registry } from './registry.ts'
import { HOST } from './registry.ts'
import type { HostVersions, Release } from './release.ts'

/** Versions chosen by the visitor, by app name. */
export type Overrides = Readonly<Record<string, string>>

/** The visitor's properties that select versions. */
export interface Visitor {
  readonly channel: string
  /** 0 to 99, stable for a visitor. */
  readonly bucket: number
  readonly overrides?: Overrides
}

/** The version of one app that a visitor gets. */
export interface Resolved {
  readonly release: Release
  /** Why this version was selected. */
  readonly source: 'channel' | 'canary' | 'override' | 'previous'
  /** Versions with a higher priority that were refused, each with its reason. */
  readonly refused: readonly { readonly version: string; readonly reason: string }[]
}

/** The versions of all apps that a visitor gets, by name. */
export interface Resolution {
  readonly apps: Readonly<Record<string, Resolved>>
  /** Apps without any version that can be served, with the reason. */
  readonly failed: Readonly<Record<string, string>>
}

/** Finds a published release, or returns why it cannot be trusted. */
export type ReleaseSource = (name: string, pinned: PinnedVersion) => Release | { readonly reason: string }

/**
 * Selects the version of every app for a visitor. Pure: gateway, shell and command line share it. An
 * incompatible version is refused with its reason, and the next best one is served.
 */
export function resolve(registry: Registry, visitor: Visitor, releaseOf: ReleaseSource): Resolution {
  const channel = registry.channels[visitor.channel]
  if (!channel) return { apps: {}, failed: { [HOST]: `there is no channel "${visitor.channel}"` } }

  const apps: Record<string, Resolved> = {}
  const failed: Record<string, string> = {}
  // The host is resolved first: the versions it provides decide which remotes are compatible.
  const names = Object.keys(channel.parts).toSorted((a, b) => Number(b === HOST) - Number(a === HOST))
  for (const name of names) {
    const host = apps[HOST]?.release.provides ?? undefined
    const found = resolvePart(name, candidatesOf(name, registry, channel, visitor), releaseOf, host)
    if ('reason' in found) failed[name] = found.reason
    else apps[name] = found
  }

  return { apps, failed }
}

/** Whether a bucket belongs to a canary: exactly `percent` of the 100 buckets do. */
export function isCanaryBucket(bucket: number, percent: number): boolean {
  return bucket < percent
}

interface Candidate {
  readonly source: Resolved['source']
  readonly pinned: PinnedVersion | undefined
  readonly version: string
}

function candidatesOf(name: string, registry: Registry, channel: Channel, visitor: Visitor): Candidate[] {
  const assignment = channel.parts[name] as Assignment
  const wanted = channel.overrides ? visitor.overrides?.[name] : undefined
  const { canary, previous } = assignment
  const candidates: Candidate[] = []

  if (wanted) {
    const pinned = registry.versions[name]?.find(({ version }) => version === wanted)
    candidates.push({ source: 'override', pinned, version: wanted })
  }
  if (canary && isCanaryBucket(visitor.bucket, canary.percent)) {
    candidates.push({ source: 'canary', pinned: canary, version: canary.version })
  }
  candidates.push({ source: 'channel', pinned: assignment, version: assignment.version })
  if (previous) candidates.push({ source: 'previous', pinned: previous, version: previous.version })

  return candidates
}

function resolvePart(
  name: string,
  candidates: Candidate[],
  releaseOf: ReleaseSource,
  host: HostVersions | undefined,
): Resolved | { reason: string } {
  const refused: { version: string; reason: string }[] = []

  for (const { source, pinned, version } of candidates) {
    const release = pinned ? releaseOf(name, pinned) : { reason: 'is not in the registry' }
    const reason = 'reason' in release ? release.reason : host && incompatibility(release, host)
    if (!reason) return { release: release as Release, source, refused }
    refused.push({ version, reason })
  }

  return { reason: refused.map(({ version, reason }) => `${name} ${version} ${reason}`).join('; ') }
}
