/** A version and the hash of its release.json, so that a replaced release is detected. */
export interface PinnedVersion {
  readonly version: string
  /** `sha256-<base64>` over the bytes of release.json. */
  readonly hash: string
}

/** The version of one app that a channel serves. */
export interface Assignment extends PinnedVersion {
  /** The last good version, served if the current one is refused. */
  readonly previous?: PinnedVersion
  /** A version that `percent` of 100 visitors get instead. */
  readonly canary?: PinnedVersion & { readonly percent: number }
}

/** The versions of all apps that one channel serves, for example `production`. */
export interface Channel {
  /** Whether visitors may override versions, as in staging. */
  readonly overrides: boolean
  readonly parts: Readonly<Record<string, Assignment>>
}

/** The one mutable file: which version of which app each channel serves. */
export interface Registry {
  readonly schemaVersion: 1
  /** Incremented with each change; a writer that has read an older one is refused. */
  readonly revision: number
  readonly channels: Readonly<Record<string, Channel>>
  /** Every published version of every app, with the hash of its release.json, oldest first. */
  readonly versions: Readonly<Record<string, readonly PinnedVersion[]>>
}

/** The registry before the first publication. */
export const EMPTY_REGISTRY: Registry = { schemaVersion: 1, revision: 0, channels: {}, versions: {} }

/** The host's name in the registry. */
export const HOST = 'shell'
