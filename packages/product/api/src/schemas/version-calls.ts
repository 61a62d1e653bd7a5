import { type Static, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { AppVersion, Channel } from './app-version.ts'
import { Finding } from './finding.ts'
import { AdminReason, Moment, orNull } from './parts.ts'

const { remote, version } = AppVersion.properties
const Revision = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** A change of the versions that a channel serves. */
const VersionRecord = Type.Object({
  revision: Revision,
  at: Moment,
  by: Type.String(),
  /** As it was asked of the registry, in English. */
  what: Type.String(),
  reason: orNull(Type.String()),
  /** The reason as codes, if the judge of canaries made the change; else empty. */
  findings: Type.Array(Finding),
  channel: Type.String(),
  /** Those that some visitors got after it: they come back with it. */
  canaries: Type.Array(Type.Object({ ...AppVersion.properties, percent: Type.Integer() })),
})

/** A version that can be served. What the registry or the version does not tell is null. */
const PublishedVersion = Type.Object({
  ...AppVersion.properties,
  publishedAt: orNull(Moment),
  publishedBy: orNull(Type.String()),
  /** What is new, as its team says it; null where it says nothing. */
  note: orNull(Type.String()),
  commit: orNull(Type.String()),
  /** The team whose key signed it. */
  signedBy: orNull(Type.String()),
  builder: orNull(Type.String()),
  /** What its heaviest page needs of it on a first visit, compressed. */
  bytes: orNull(Type.Integer()),
})
export type PublishedVersion = Static<typeof PublishedVersion>

/** Who changed which versions are served, when and why. */
export const VersionHistory = Type.Object({
  /** Whether administrators may change versions here. */
  mayChange: Type.Boolean(),
  changes: Type.Array(VersionRecord),
  /** By app, the newest first. */
  versions: Type.Array(PublishedVersion),
})
export type VersionHistory = Static<typeof VersionHistory>

/** Newest first. */
export const listVersionChanges = { response: VersionHistory } satisfies CallSchema
/** What a channel serves. */
export const changeVersions = {
  params: Type.Object({ channel: Channel }),
  body: Type.Object({
    /** The revision that was on screen: with another one the change is refused. */
    revision: Revision,
    reason: AdminReason,
    /** A version for everybody, for some, the end of a canary or the version before, or what an earlier change led to. */
    kind: Type.Enum(['PROMOTE', 'CANARY', 'ROLLBACK', 'RESTORE']),
    /** For all but RESTORE. */
    remote: Type.Optional(remote),
    /** For PROMOTE and CANARY. */
    version: Type.Optional(version),
    /** For CANARY: of a hundred visitors. */
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** For PROMOTE and CANARY: confirms that the addresses are not found any more that a refusal of before has named. */
    mayDrop: Type.Optional(Type.Boolean()),
    /** For RESTORE: the revision of the earlier change. */
    to: Type.Optional(Revision),
  }),
  response: Type.Object({ revision: Revision }),
} satisfies CallSchema
