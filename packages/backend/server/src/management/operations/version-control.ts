import type { VersionHistory } from '@domizil/api/schemas'
import type { Values } from '../../foundation/kernel/index.ts'

interface VersionToGive {
  readonly remote: string
  readonly version: string
  /** Whether addresses may disappear with the version before; left out, none may. */
  readonly mayDrop?: boolean | undefined
}

/** A change of the versions that a channel serves, by the rules of the registry. */
export type VersionChange =
  | ({ readonly kind: 'PROMOTE' } & VersionToGive)
  /** For some visitors of a hundred. */
  | ({ readonly kind: 'CANARY'; readonly percent: number } & VersionToGive)
  /** Ends the canary; without one the version before is served again. */
  | { readonly kind: 'ROLLBACK'; readonly remote: string }
  /** What the channel served after an earlier change. */
  | { readonly kind: 'RESTORE'; readonly revision: number }

/** A change that was made. */
export type VersionRecord = VersionHistory['changes'][number]

/** A version that can be served. */
export type VersionToServe = VersionHistory['versions'][number]

/** Who changes a channel and why, on which revision they have decided. */
export interface VersionAuthor {
  readonly channel: string
  readonly by: string
  readonly reason: string
  readonly ifRevision: number
}

/** Why the registry refuses a change. */
export interface RegistryRefusal {
  /** In English. */
  readonly message: string
  /** Names the sentence, in which `values` stand. */
  readonly detail: string
  readonly values: Values
  /** What is wrong with which version, in the languages that `values` do not have it in. */
  readonly problems?: { readonly de: string; readonly es: string }
}

/** The new revision, or why not. */
export type VersionOutcome =
  | { readonly revision: number }
  | { readonly refusal: RegistryRefusal; readonly isOutdated: boolean }

/** The registry as administrators see and change it. */
export interface VersionControl {
  /** The newest first. Fails if the registry cannot be reached. */
  history(): Promise<readonly VersionRecord[]>
  /** By app, the newest first. Fails if the registry cannot be reached. */
  published(): Promise<readonly VersionToServe[]>
  /** Left out where versions are not changed from the back office. */
  change?(change: VersionChange, author: VersionAuthor): Promise<VersionOutcome>
}
