import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { CanaryJudgeSchema, FindingsSchema } from './schema-of-changes.ts'
import type { Registry } from './registry.ts'
import { ACCESSES, LAYOUTS, type Release } from './release.ts'

export { CanaryJudgeSchema, FindingsSchema } from './schema-of-changes.ts'

/** A path within a release: no parent folders, no hidden files. */
const File = Type.String({ pattern: '^(?!.*\\.\\.)[A-Za-z0-9_][A-Za-z0-9_./@-]*$', maxLength: 200 })
const Hash = Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' })
/** The name of an app, or of a channel. What every object has by itself cannot be looked up. */
export const NameSchema = Type.String({ pattern: '^(?!constructor$)[a-z][a-z0-9-]*$', maxLength: 60 })
const Name = NameSchema
const Version = Type.String({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$', maxLength: 80 })
const strict = { additionalProperties: false }

const RouteSchema = Type.Object(
  {
    // Routes are compared with each other.
    path: Type.String({ pattern: '^/[A-Za-z0-9/:_-]*$', maxLength: 200 }),
    layout: Type.Enum([...LAYOUTS]),
    access: Type.Enum([...ACCESSES]),
    page: Name,
    navbar: Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 30 }))),
  },
  strict,
)

const HeadSchema = Type.Object(
  { title: Type.String({ maxLength: 200 }), description: Type.String({ maxLength: 500 }) },
  strict,
)
const PageAssetsSchema = Type.Object({ files: Type.Array(File), shared: Type.Array(Type.String()) }, strict)
const ApiVersion = Type.Union([
  Type.Integer({ minimum: 0 }),
  Type.String({ pattern: '^[0-9]+\\.[0-9]+$', maxLength: 20 }),
])
/** Versions of exports by module; what is no word of the language, such as `*`, has no version. */
const SharedExportsSchema = Type.Record(
  Type.String({ pattern: '^@?[a-z][a-z0-9./@-]*$' }),
  Type.Record(
    Type.String({ pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$' }),
    Type.String({ pattern: '^[0-9]+\\.[0-9]+$', maxLength: 20 }),
  ),
)
const needs = {
  runtime: Type.String(),
  react: Type.String(),
  shared: Type.Optional(SharedExportsSchema),
}
const HostVersionsSchema = Type.Object(
  { shellApi: Type.Union([ApiVersion, Type.Array(ApiVersion, { minItems: 1 })]), ...needs },
  strict,
)
const HostRangesSchema = Type.Object({ shellApi: ApiVersion, ...needs }, strict)

const ReleaseSchema = Type.Object(
  {
    schemaVersion: Type.Literal(1),
    name: Name,
    version: Version,
    kind: Type.Enum(['host', 'remote']),
    commit: Type.Union([Type.String(), Type.Null()]),
    builtAt: Type.String(),
    entry: File,
    files: Type.Record(File, Hash, strict),
    routes: Type.Array(RouteSchema),
    start: PageAssetsSchema,
    pages: Type.Record(Type.String(), PageAssetsSchema),
    heads: Type.Optional(Type.Record(Name, Type.Record(Type.String(), HeadSchema))),
    messages: Type.Record(Type.String(), Type.Array(File)),
    fonts: Type.Optional(Type.Array(File)),
    shared: Type.Record(
      Type.String(),
      Type.Object({ version: Type.String(), files: Type.Array(File) }, strict),
    ),
    server: Type.Optional(Type.Object({ entry: File, version: Type.Integer() }, strict)),
    provides: Type.Union([HostVersionsSchema, Type.Null()]),
    requires: Type.Union([HostRangesSchema, Type.Null()]),
  },
  strict,
)

/** One line: the signed bytes hold one value per line. */
const Line = Type.String({ pattern: '^[^\\r\\n]{1,200}$' })
/** The signature of a release. */
export const SignatureSchema = Type.Object(
  {
    team: Name,
    commit: Type.Union([Line, Type.Null()]),
    builder: Line,
    value: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
  },
  strict,
)

const PinnedSchema = { version: Version, hash: Hash }
const AssignmentSchema = Type.Object(
  {
    ...PinnedSchema,
    previous: Type.Optional(Type.Object(PinnedSchema, strict)),
    earlier: Type.Optional(Type.Array(Type.Object(PinnedSchema, strict))),
    canary: Type.Optional(
      Type.Object(
        {
          ...PinnedSchema,
          percent: Type.Integer({ minimum: 0, maximum: 100 }),
          group: Type.Optional(Type.String()),
          since: Type.Optional(Type.String({ maxLength: 40 })),
          judge: Type.Optional(CanaryJudgeSchema),
        },
        strict,
      ),
    ),
    isFirst: Type.Optional(Type.Literal(true)),
  },
  strict,
)

const PartsSchema = Type.Record(Type.String(), AssignmentSchema)
const ChangeSchema = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  at: Type.String(),
  by: Type.String(),
  what: Type.String(),
  reason: Type.Optional(Type.String()),
  findings: Type.Optional(FindingsSchema),
  channel: Type.String(),
  parts: PartsSchema,
})

const VersionSchema = Type.Object({
  ...PinnedSchema,
  signature: Type.Optional(SignatureSchema),
  published: Type.Optional(
    Type.Object({
      at: Type.String(),
      by: Type.String(),
      note: Type.Optional(Type.String()),
      commit: Type.Optional(Type.String()),
    }),
  ),
})

const RegistrySchema = Type.Object(
  {
    schemaVersion: Type.Literal(1),
    revision: Type.Integer({ minimum: 0 }),
    channels: Type.Record(
      Type.String(),
      Type.Object({ overrides: Type.Boolean(), parts: PartsSchema }, strict),
    ),
    versions: Type.Record(Type.String(), Type.Array(VersionSchema)),
    history: Type.Optional(Type.Array(ChangeSchema)),
  },
  strict,
)

/** Whether an app or a channel can have the name. */
export const isName = (name: string): boolean => Value.Check(NameSchema, name)

/** A registry file that does not match its schema. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError'
  readonly code = 'REGISTRY_MALFORMED'
}

/**
 * Parses and validates a release.
 * @throws {MalformedError} naming the first violation.
 */
export function parseRelease(text: string): Release {
  return parse(ReleaseSchema, text, 'release.json')
}

/**
 * Parses and validates a registry.
 * @throws {MalformedError} naming the first violation.
 */
export function parseRegistry(text: string): Registry {
  return parse(RegistrySchema, text, 'registry.json')
}

/**
 * Parses and validates a JSON file.
 * @throws {MalformedError} naming the first violation.
 */
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
