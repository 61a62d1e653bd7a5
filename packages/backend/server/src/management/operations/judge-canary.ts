/** How often a version has started, and how many of these starts have failed. */
export interface Counts {
  readonly starts: number
  readonly failures: number
}

/** What a canary is judged by. */
export interface Judge {
  /** It is ended after this many starts at the latest, if too many of them fail. */
  readonly minStarts: number
  /** How many more of a hundred starts may fail than of the version that all others get. */
  readonly maxExtra: number
  /** How many more of a hundred visits may be slow, by any web vital. */
  readonly maxSlower: number
  /** It is promoted after this many starts; missing for one that people promote. */
  readonly promoteAfter?: number | undefined
}

export type Verdict = 'END' | 'PROMOTE'

/** Fewer never end a canary: each is that of another network, and one or two visitors can invent theirs. */
const LEAST_BAD = 3

/**
 * What is to happen with a canary; undefined as long as it has to be watched. It is ended as soon as too many starts have
 * failed, even if all others up to `minStarts` would succeed: the worse it is, the fewer people meet it.
 */
export function judgeCanary(
  canary: Counts,
  stable: Counts,
  { minStarts, maxExtra, promoteAfter }: Judge,
): Verdict | undefined {
  const allowed = rateOf(stable) + maxExtra / 100
  const isEnough = canary.failures >= LEAST_BAD
  if (isEnough && canary.failures > allowed * Math.max(canary.starts, minStarts)) return 'END'
  return promoteAfter && canary.starts >= promoteAfter ? 'PROMOTE' : undefined
}

/** How many visits had a web vital, and in how many of them it was not good. */
export interface Visits {
  readonly visits: number
  readonly slow: number
}

/**
 * Whether a canary is slower than it may be, by one web vital. Unlike failures, slow visits are normal: nothing is said before
 * the stable version has had `minStarts` visits to compare with.
 */
export function isTooSlow(canary: Visits, stable: Visits, { minStarts, maxSlower }: Judge): boolean {
  if (stable.visits < minStarts || canary.slow < LEAST_BAD) return false
  const allowed = stable.slow / stable.visits + maxSlower / 100
  return canary.slow > allowed * Math.max(canary.visits, minStarts)
}

/**
 * Whether both versions have had enough visits to say by one web vital that the canary is not too slow. Where the stable version has none,
 * there is nothing to compare.
 */
export function isCompared(canary: Visits, stable: Visits, { minStarts }: Judge): boolean {
  return stable.visits === 0 || Math.min(canary.visits, stable.visits) >= minStarts
}

/** The share of starts that have failed, from 0 to 1. */
export function rateOf({ starts, failures }: Counts): number {
  // A report of a failure may overtake that of its start.
  return starts === 0 ? 0 : Math.min(1, failures / starts)
}
