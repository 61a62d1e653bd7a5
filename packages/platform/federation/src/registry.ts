/** A version with the hash of its release.json, so that nobody can put another one in its place. */
export interface Pinned {
  readonly version: string
  /** `sha256-<base64>` over the bytes of release.json. */
  readonly hash: string
}

/** What one channel serves of one part. */
export interface Assignment extends Pinned {
  /** The last good version, served when the current one is refused. */
  readonly previous?: Pinned
  /** A version that `percent` of 100 visitors get instead. */
  readonly canary?: Pinned & { readonly percent: number }
}

export interface Channel {
  /** Whether a visitor may choose versions, as in staging. */
  readonly overrides: boolean
  readonly parts: Readonly<Record<string, Assignment>>
}

/** The one small file that changes: which version of which part a channel serves. */
export interface Registry {
  readonly schemaVersion: 1
  /** Raised by one with each change; a writer that read an older one is refused. */
  readonly revision: number
  readonly channels: Readonly<Record<string, Channel>>
  /** Every published version of every part, with the hash of its release.json, oldest first. */
  readonly versions: Readonly<Record<string, readonly Pinned[]>>
}

export const EMPTY_REGISTRY: Registry = { schemaVersion: 1, revision: 0, channels: {}, versions: {} }

/** The name under which the host itself stands in the registry. */
export const HOST = 'shell'
