import type { Assignment, CanaryJudge, Channel, PinnedVersion, Registry, SignedVersion } from './schema.ts'

/** Chance alone reaches it in about one of a thousand canaries after 100 visits, if a third of all visits is slow. */
export const DEFAULT_MAX_SLOWER = 15

/** What a first version is compared with: nothing starts with it, and nothing fails. */
const NO_VERSION = '0.0.0-none'

/** Canaries that reach the same visitors, and are judged together. */
export interface Trial {
  /** Differs from that of every other trial, also an earlier one of the same versions. */
  readonly id: string
  readonly channel: string
  readonly percent: number
  readonly judge: CanaryJudge & { readonly maxSlower: number }
  /** The larger shares that it has not had yet, the next one first. */
  readonly steps: readonly number[]
  readonly parts: readonly { readonly name: string; readonly version: string; readonly stable: string }[]
}

/** The running canaries of a channel that are judged. */
export function trialsOf(channelName: string, channel: Channel): Trial[] {
  const trials = new Map<string, Trial>()
  for (const [name, { version: served, isFirst, canary }] of Object.entries(channel.parts)) {
    if (!canary?.judge || !canary.since) continue
    const stable = isFirst ? NO_VERSION : served
    const id = `${channelName}/${canary.group ?? name}/${canary.since}`
    const { percent, version } = canary
    const judge = { maxSlower: DEFAULT_MAX_SLOWER, ...canary.judge }
    const parts = [...(trials.get(id)?.parts ?? []), { name, version, stable }]
    const steps = (judge.steps ?? []).filter((step) => step > percent).toSorted((a, b) => a - b)
    trials.set(id, { id, channel: channelName, percent, judge, steps, parts })
  }
  return [...trials.values()]
}

/** The versions that a channel can serve of an app: current, canary and previous. */
export function servable(part: Assignment | undefined): PinnedVersion[] {
  return [part, part?.canary, part?.previous].filter((one) => one !== undefined)
}

/** Whether a channel can serve a version. */
export function isServed({ channels }: Registry, name: string, version: string): boolean {
  return Object.values(channels).some(({ parts }) =>
    servable(parts[name]).some((one) => one.version === version),
  )
}

/** A version as it was published. Its name may come from a request: an inherited one, such as `constructor`, is not found. */
export function publishedVersion(
  { versions }: Registry,
  name: string,
  version: string,
): SignedVersion | undefined {
  const all = Object.hasOwn(versions, name) ? versions[name] : undefined
  return all?.find((one) => one.version === version)
}

/** How far a copy of a registry is. */
export interface Following {
  /** The revision that it has; null until the first one has come. */
  readonly revision: number | null
  /** Since when it has that revision, in ISO 8601. */
  readonly since: string | null
  /** Since when the registry does not answer; null while it does. */
  readonly awaySince: string | null
}

/** The registry before the first publication. */
export const EMPTY_REGISTRY: Registry = { schemaVersion: 1, revision: 0, channels: {}, versions: {} }

/** The host's name in the registry. */
export const HOST = 'shell'
