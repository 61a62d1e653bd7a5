import { NameSchema, parse } from '@domizil/federation/schema'
import { type Static, Type } from 'typebox'

const strict = { additionalProperties: false }
/** Names, or `*` for all of them. */
const Names = Type.Array(Type.Union([NameSchema, Type.Literal('*')]), { uniqueItems: true })

const TeamSchema = Type.Object(
  {
    name: NameSchema,
    /** The hash of each of its tokens, as `sha256-<base64>`. */
    tokens: Type.Array(Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' })),
    /** Its clients at the identity provider. */
    clients: Type.Array(Type.String({ minLength: 1 })),
    /** Its people at the identity provider: confirmed e-mail addresses, or subjects. */
    people: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    /** The apps that it may publish, and change on its channels. */
    remotes: Names,
    channels: Names,
    /** Its Ed25519 public key: the SPKI form in base64. */
    key: Type.Optional(Type.String({ minLength: 1 })),
    /** Set where it may publish unsigned although it has a key. */
    signatures: Type.Optional(Type.Literal('optional')),
  },
  strict,
)

const ProviderSchema = Type.Object(
  {
    issuer: Type.String(),
    jwksUri: Type.String(),
    audience: Type.String(),
    /** The client by which people sign in at a terminal; others are those of pipelines. */
    terminals: Type.Optional(Type.String({ minLength: 1 })),
  },
  strict,
)

const AccessSchema = Type.Object(
  {
    teams: Type.Array(TeamSchema),
    /** Whose access tokens are taken beside the tokens of teams; where it is missing, those of the site's own provider. */
    oidc: Type.Optional(ProviderSchema),
    /** Whether every release has to be signed by its team; without it, those of teams with a key. */
    signatures: Type.Enum(['optional', 'required']),
  },
  strict,
)

/** A team with its rights. One without remotes and channels may read: a gateway. */
export type Team = Static<typeof TeamSchema>

/** An identity provider, and whom its access tokens are for. */
export type Provider = Static<typeof ProviderSchema>

/** Who may do what with a registry. */
export type Access = Static<typeof AccessSchema>

/** No team has any right. */
export const NO_ACCESS: Access = { teams: [], signatures: 'optional' }

/**
 * Parses the file of the teams.
 * @throws {MalformedError} naming the first violation.
 */
export const parseAccess = (text: string): Access => parse(AccessSchema, text, 'the list of teams')

/** Whether a team may publish and change an app. */
export function mayChange(team: Team, app: string): boolean {
  return team.remotes.includes(app) || team.remotes.includes('*')
}

/** Whether a team may change what a channel serves. */
export function mayServe(team: Team, channel: string): boolean {
  return team.channels.includes(channel) || team.channels.includes('*')
}

/** Whether a release of a team has to be signed with its key. */
export function mustSign(team: Team, { signatures }: Access): boolean {
  return signatures === 'required' || (team.key !== undefined && team.signatures !== 'optional')
}

/** Whether a team may change all apps on all channels. */
export function mayChangeAll(team: Team): boolean {
  return mayChange(team, '*') && mayServe(team, '*')
}
