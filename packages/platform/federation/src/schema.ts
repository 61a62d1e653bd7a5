import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { ACCESSES, LAYOUTS } from './release.ts'

/** The type of a schema’s values, readonly at every depth. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T

/** A path within a release: no parent folders, no hidden files. */
const File = Type.String({ pattern: '^(?!.*\\.\\.)[A-Za-z0-9_][A-Za-z0-9_./@-]*$', maxLength: 200 })
const Hash = Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' })
/** The name of an app, or of a channel. What every object has by itself cannot be looked up. */
export const NameSchema = Type.String({ pattern: '^(?!constructor$)[a-z][a-z0-9-]*$', maxLength: 60 })
const Name = NameSchema
const Version = Type.String({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$', maxLength: 80 })
/** ISO 8601, UTC. */
const Time = Type.String()
const strict = { additionalProperties: false }

/** An address that an app answers. `page` names its lazy chunk. */
const Route = Type.Object(
  {
    /** Without the language prefix; `:name` matches one segment. Routes are compared with each other. */
    path: Type.String({ pattern: '^/[A-Za-z0-9/:_-]*$', maxLength: 200 }),
    layout: Type.Enum([...LAYOUTS]),
    /** The audience of the page. It only selects what is shown: permissions are checked by the server. */
    access: Type.Enum([...ACCESSES]),
    page: Name,
    /** What the navbar calls the page, by language; only of an open page without parameters. */
    navbar: Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 30 }))),
  },
  strict,
)
export type Route = Frozen<Static<typeof Route>>

/** Title and description of a page for search engines and link previews. */
const PageHead = Type.Object(
  { title: Type.String({ maxLength: 200 }), description: Type.String({ maxLength: 500 }) },
  strict,
)
export type PageHead = Frozen<Static<typeof PageHead>>

/** What a page needs in addition to the entry: its files, and the names of the shared modules that it imports. */
const PageAssets = Type.Object({ files: Type.Array(File), shared: Type.Array(Type.String()) }, strict)
export type PageAssets = Frozen<Static<typeof PageAssets>>

/** A module that the host shares with its remotes, or that a remote carries as a fallback, with all files to load before it can run. */
const SharedModule = Type.Object({ version: Type.String(), files: Type.Array(File) }, strict)
export type SharedModule = Frozen<Static<typeof SharedModule>>

/** `major.minor`; a number is a major version without a minor one. */
const ApiVersion = Type.Union([
  Type.Integer({ minimum: 0 }),
  Type.String({ pattern: '^[0-9]+\\.[0-9]+$', maxLength: 20 }),
])
export type ApiVersion = Static<typeof ApiVersion>

/**
 * The version of each export of each shared module, by the module's name, as in
 * `{"@domizil/ui/parts": {"Button": "1.2"}}`. An export with the same major and at least the same minor version
 * can be used in its place. What is no word of the language, such as `*`, has no version.
 */
const SharedExports = Type.Record(
  Type.String({ pattern: '^@?[a-z][a-z0-9./@-]*$' }),
  Type.Record(
    Type.String({ pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$' }),
    Type.String({ pattern: '^[0-9]+\\.[0-9]+$', maxLength: 20 }),
  ),
)
export type SharedExports = Frozen<Static<typeof SharedExports>>

const needs = {
  /** The version of the federation runtime that the host shares with every remote's entry. */
  runtime: Type.String(),
  react: Type.String(),
  /** Missing where a host provides none, and where a remote brings its own copies. */
  shared: Type.Optional(SharedExports),
}
/** The versions that a host provides to its remotes; of the shell API it may speak several major versions at once. */
const HostVersions = Type.Object(
  { shellApi: Type.Union([ApiVersion, Type.Array(ApiVersion, { minItems: 1 })]), ...needs },
  strict,
)
export type HostVersions = Frozen<Static<typeof HostVersions>>

/** What a remote requires: a version of the shell API, semver ranges, and the exports that it uses. */
const HostRanges = Type.Object({ shellApi: ApiVersion, ...needs }, strict)
export type HostRanges = Frozen<Static<typeof HostRanges>>

/** The files and requirements of one built version of an app: `<name>/<version>/release.json`, immutable. */
const Release = Type.Object(
  {
    schemaVersion: Type.Literal(1),
    name: Name,
    version: Version,
    kind: Type.Enum(['host', 'remote']),
    commit: Type.Union([Type.String(), Type.Null()]),
    builtAt: Time,
    /** The first file to load: the host's `main`, a remote's `remoteEntry`. */
    entry: File,
    /** Every file with its hash. */
    files: Type.Record(File, Hash, strict),
    routes: Type.Array(Route),
    /** What the start of this app needs, without the entry. */
    start: PageAssets,
    pages: Type.Record(Type.String(), PageAssets),
    /** Heads by page name and language. A page without an entry is not indexed. */
    heads: Type.Optional(Type.Record(Name, Type.Record(Type.String(), PageHead))),
    /** The files with the texts of each language. */
    messages: Type.Record(Type.String(), Type.Array(File)),
    /** The fonts of every page's first view. */
    fonts: Type.Optional(Type.Array(File)),
    shared: Type.Record(Type.String(), SharedModule),
    /** What draws first views on the server, by the version of its interface. Browsers do not get it. */
    server: Type.Optional(Type.Object({ entry: File, version: Type.Integer() }, strict)),
    /** Null for a remote. */
    provides: Type.Union([HostVersions, Type.Null()]),
    /** Null for the host. */
    requires: Type.Union([HostRanges, Type.Null()]),
  },
  strict,
)
export type Release = Frozen<Static<typeof Release>>

/** One line: the signed bytes hold one value per line. */
const Line = Type.String({ pattern: '^[^\\r\\n]{1,200}$' })
/** The signature of a release: who built it from what, and the Ed25519 signature of both in base64. */
export const SignatureSchema = Type.Object(
  {
    /** The team whose key signs. */
    team: Name,
    /** The commit of the sources; null if it is not known. */
    commit: Type.Union([Line, Type.Null()]),
    /** The pipeline or machine, as it calls itself. */
    builder: Line,
    value: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
  },
  strict,
)
/** Who built a version from what. */
export type Provenance = Omit<Frozen<Static<typeof SignatureSchema>>, 'value'>

/** What a canary is judged by: how many of its starts fail, beside those of the version that all others get. */
export const CanaryJudgeSchema = Type.Object(
  {
    /** It is ended after this many starts at the latest, if too many of them fail. */
    minStarts: Type.Integer({ minimum: 10, maximum: 1_000_000 }),
    /** How many more of a hundred starts may fail than of the version that all others get. */
    maxExtra: Type.Number({ minimum: 0, maximum: 100 }),
    /** How many more of a hundred visits may be slow, by any web vital; `DEFAULT_MAX_SLOWER` if it is missing. */
    maxSlower: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    /** It is promoted after this many starts; missing for one that people promote. */
    promoteAfter: Type.Optional(Type.Integer({ minimum: 10, maximum: 100_000_000 })),
    /** Larger shares, in per cent, that get it before everybody does: each after `promoteAfter` starts with the one before. */
    steps: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 99 }), { minItems: 1, maxItems: 20 }),
    ),
  },
  strict,
)
/** What a canary is judged by. */
export type CanaryJudge = Frozen<Static<typeof CanaryJudgeSchema>>

const FindingSchema = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z_]{1,60}$' }),
    values: Type.Record(
      Type.String({ pattern: '^[A-Za-z]{1,40}$' }),
      Type.Union([Type.String({ maxLength: 200 }), Type.Number()]),
    ),
  },
  strict,
)
/** What a change of a channel is based on, as codes and what their sentences name. */
export const FindingsSchema = Type.Array(FindingSchema, { maxItems: 60 })
/** A part of what a change is based on. */
export type Finding = Frozen<Static<typeof FindingSchema>>

const Versions = Type.Array(Type.Object({ name: Name, version: Type.String({ maxLength: 80 }) }, strict), {
  minItems: 1,
  maxItems: 50,
})
const common = {
  reason: Type.Optional(Type.String({ maxLength: 500 })),
  findings: Type.Optional(FindingsSchema),
  /** Confirms a channel that does not exist yet. */
  newChannel: Type.Optional(Type.Boolean()),
}
/** Routes that may disappear. */
const allow = Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }))
/** What a channel is asked to serve: all of it in one step, or nothing. */
export const ChannelWishSchema = Type.Union([
  Type.Object({ kind: Type.Literal('promote'), versions: Versions, allow, ...common }, strict),
  Type.Object(
    {
      kind: Type.Literal('canary'),
      versions: Versions,
      percent: Type.Integer({ minimum: 0, maximum: 100 }),
      /** What ends or promotes it, the rule of the apps if left out; null leaves that to people. */
      judge: Type.Optional(Type.Union([CanaryJudgeSchema, Type.Null()])),
      allow,
      ...common,
    },
    strict,
  ),
  Type.Object(
    { kind: Type.Literal('rollback'), apps: Type.Array(Name, { minItems: 1, maxItems: 50 }), ...common },
    strict,
  ),
  Type.Object({ kind: Type.Literal('restore'), revision: Type.Integer({ minimum: 1 }), ...common }, strict),
])
/** What a channel is asked to serve. */
export type ChannelWish = Frozen<Static<typeof ChannelWishSchema>>

/** A version and the hash of its release.json, so that a replaced release is detected. */
const PinnedVersion = Type.Object({ version: Version, hash: Hash }, strict)
export type PinnedVersion = Frozen<Static<typeof PinnedVersion>>

/** A version that `percent` of 100 visitors get instead. */
const Canary = Type.Object(
  {
    ...PinnedVersion.properties,
    percent: Type.Integer({ minimum: 0, maximum: 100 }),
    /** Canaries of one group reach the same visitors: they only work together. Missing for one on its own. */
    group: Type.Optional(Type.String()),
    /** When it began, in ISO 8601. */
    since: Type.Optional(Type.String({ maxLength: 40 })),
    /** What ends or promotes it. Missing for one that only people end. */
    judge: Type.Optional(CanaryJudgeSchema),
  },
  strict,
)

/** The version of one app that a channel serves. */
const Assignment = Type.Object(
  {
    ...PinnedVersion.properties,
    /** The last good version, served if the current one is refused. */
    previous: Type.Optional(PinnedVersion),
    /** The versions served before `previous`, newest first. */
    earlier: Type.Optional(Type.Array(PinnedVersion)),
    canary: Type.Optional(Canary),
    /** Set while nothing of the app is served but its canary: all other visitors do not have the app. */
    isFirst: Type.Optional(Type.Literal(true)),
  },
  strict,
)
export type Assignment = Frozen<Static<typeof Assignment>>

const Parts = Type.Record(Type.String(), Assignment)
/** The versions of all apps that one channel serves, for example `production`; with `overrides` visitors may choose others. */
const Channel = Type.Object({ overrides: Type.Boolean(), parts: Parts }, strict)
export type Channel = Frozen<Static<typeof Channel>>

/** A change of the registry, and what its channel served afterwards: a point to go back to. */
const ChangeRecord = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  at: Time,
  /** Who made it: a name of the person, or of the pipeline. */
  by: Type.String(),
  /** What was done, as in `promote mf-search@1.5.0`. */
  what: Type.String(),
  reason: Type.Optional(Type.String()),
  /** The reason for readers who know its codes; `reason` says the same in English. */
  findings: Type.Optional(FindingsSchema),
  channel: Type.String(),
  parts: Parts,
})
export type ChangeRecord = Frozen<Static<typeof ChangeRecord>>

/** A published version, with the signature of its team if there is one. */
const SignedVersion = Type.Object({
  ...PinnedVersion.properties,
  signature: Type.Optional(SignatureSchema),
  /** When, by which team or person, with what that is new, and from which commit. */
  published: Type.Optional(
    Type.Object({
      at: Time,
      by: Type.String(),
      note: Type.Optional(Type.String()),
      commit: Type.Optional(Type.String()),
    }),
  ),
})
export type SignedVersion = Frozen<Static<typeof SignedVersion>>

/** The one mutable file: which version of which app each channel serves. */
const Registry = Type.Object(
  {
    schemaVersion: Type.Literal(1),
    /** Incremented with each change; a writer that has read an older one is refused. */
    revision: Type.Integer({ minimum: 0 }),
    channels: Type.Record(Type.String(), Channel),
    /** Every published version of every app, oldest first. */
    versions: Type.Record(Type.String(), Type.Array(SignedVersion)),
    /** The newest changes of the channels, oldest first. */
    history: Type.Optional(Type.Array(ChangeRecord)),
  },
  strict,
)
export type Registry = Frozen<Static<typeof Registry>>

/** Whether an app or a channel can have the name. */
export const isName = (name: string): boolean => Value.Check(NameSchema, name)

/** A registry file that does not match its schema. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError'
  readonly code = 'REGISTRY_MALFORMED'
}

/** Parses and validates a release. @throws {MalformedError} naming the first violation. */
export function parseRelease(text: string): Release {
  return parse(Release, text, 'release.json')
}

/** Parses and validates a registry. @throws {MalformedError} naming the first violation. */
export function parseRegistry(text: string): Registry {
  return parse(Registry, text, 'registry.json')
}

/** Parses and validates a JSON file. @throws {MalformedError} naming the first violation. */
export function parse<Schema extends TSchema>(schema: Schema, text: string, what: string): Static<Schema> {
  const value = fromJson(text, what)
  if (Value.Check(schema, value)) return value

  const [first] = Value.Errors(schema, value)
  throw new MalformedError(
    `${what} is malformed: ${first?.instancePath || 'the whole'} ${first?.message ?? ''}`,
  )
}

function fromJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new MalformedError(`${what} is not JSON`, { cause })
  }
}
