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

/** A published version, with the signature of its team if there is one. */
export interface SignedVersion extends PinnedVersion {
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
}

/** A version that `percent` of 100 visitors get instead. */
export interface Canary extends PinnedVersion {
  readonly percent: number
  /** Canaries of one group reach the same visitors: they only work together. Missing for one on its own. */
  readonly group?: string
}

/** The versions of all apps that one channel serves, for example `production`. */
export interface Channel {
  /** Whether visitors may override versions, as in staging. */
  readonly overrides: boolean
  readonly parts: Readonly<Record<string, Assignment>>
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
