/** A version and the hash of its release.json, so that a replaced release is detected. */
export interface PinnedVersion {
  readonly version: string
  /** `sha256-<base64>` over the bytes of release.json. */
  readonly hash: string
}

/** Who built a version from what. */
export interface Provenance {
  /** The team whose key signs. */
  readonly team: string
  /** The commit of the sources; null if it is not known. */
  readonly commit: string | null
  /** The pipeline or machine, as it calls itself. */
  readonly builder: string
}

/** When a version was published, and by whom. */
export interface Publication {
  /** ISO 8601, UTC. */
  readonly at: string
  /** The team, or the name of the person or the pipeline in a folder. */
  readonly by: string
  /** What is new, as its team says it. */
  readonly note?: string
  /** Of its sources; missing where it is not known. */
  readonly commit?: string
}

/** A published version, with the signature of its team if there is one. */
export interface SignedVersion extends PinnedVersion {
  readonly published?: Publication
  /** `value` is the Ed25519 signature of release and provenance in base64. */
  readonly signature?: Provenance & { readonly value: string }
}

/** The version of one app that a channel serves. */
export interface Assignment extends PinnedVersion {
  /** The last good version, served if the current one is refused. */
  readonly previous?: PinnedVersion
  /** The versions served before `previous`, newest first. */
  readonly earlier?: readonly PinnedVersion[]
  readonly canary?: Canary
  /** Set while nothing of the app is served but its canary: all other visitors do not have the app. */
  readonly isFirst?: true
}

/** A version that `percent` of 100 visitors get instead. */
export interface Canary extends PinnedVersion {
  readonly percent: number
  /** Canaries of one group reach the same visitors: they only work together. Missing for one on its own. */
  readonly group?: string
  /** When it began, in ISO 8601. */
  readonly since?: string
  /** What ends or promotes it. Missing for one that only people end. */
  readonly judge?: CanaryJudge
}

/** What a canary is judged by: how many of its starts fail, beside those of the version that all others get. */
export interface CanaryJudge {
  /** It is ended after this many starts at the latest, if too many of them fail. */
  readonly minStarts: number
  /** How many more of a hundred starts may fail than of the version that all others get. */
  readonly maxExtra: number
  /** How many more of a hundred visits may be slow, by any web vital; `DEFAULT_MAX_SLOWER` if it is missing. */
  readonly maxSlower?: number
  /** It is promoted after this many starts; missing for one that people promote. */
  readonly promoteAfter?: number
  /** Larger shares, in per cent, that get it before everybody does: each after `promoteAfter` starts with the one before. */
  readonly steps?: readonly number[]
}

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

/** The versions of all apps that one channel serves, for example `production`. */
export interface Channel {
  /** Whether visitors may override versions, as in staging. */
  readonly overrides: boolean
  readonly parts: Readonly<Record<string, Assignment>>
}

/** What a change is based on, as a code and what its sentence names. */
export interface Finding {
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
}

/** A change of the registry, and what its channel served afterwards: a point to go back to. */
export interface ChangeRecord {
  readonly revision: number
  /** ISO 8601, UTC. */
  readonly at: string
  /** Who made it: a name of the person, or of the pipeline. */
  readonly by: string
  /** What was done, as in `promote mf-search@1.5.0`. */
  readonly what: string
  readonly reason?: string
  /** The reason for readers who know its codes; `reason` says the same in English. */
  readonly findings?: readonly Finding[]
  readonly channel: string
  readonly parts: Channel['parts']
}

/** The one mutable file: which version of which app each channel serves. */
export interface Registry {
  readonly schemaVersion: 1
  /** Incremented with each change; a writer that has read an older one is refused. */
  readonly revision: number
  readonly channels: Readonly<Record<string, Channel>>
  /** Every published version of every app, with the hash of its release.json, oldest first. */
  readonly versions: Readonly<Record<string, readonly SignedVersion[]>>
  /** The newest changes of the channels, oldest first. */
  readonly history?: readonly ChangeRecord[]
}

/** The registry before the first publication. */
export const EMPTY_REGISTRY: Registry = { schemaVersion: 1, revision: 0, channels: {}, versions: {} }

/** The host's name in the registry. */
export const HOST = 'shell'
