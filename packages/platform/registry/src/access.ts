import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf, replacePrivate } from '@domizil/cli'
import { NameSchema, parse } from '@domizil/federation/schema'
import { whenChanged } from '@domizil/federation/when-changed'
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
const NO_ACCESS: Access = { teams: [], signatures: 'optional' }

/** Parses the file of the teams. @throws {MalformedError} naming the first violation. */
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

/** Where the teams of a registry stand: beside its folder. */
export function accessFileOf(folder: string): string {
  return path.join(path.dirname(path.resolve(folder)), 'registry-access.json')
}

/** What the file of the teams says; without it no team has any right. @throws {Error} naming the file, if it is malformed. */
export function readAccess(file: string): Access {
  if (!existsSync(file)) return NO_ACCESS
  try {
    return parseAccess(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be used: ${(cause as Error).message}`, { cause })
  }
}

/**
 * What the file of the teams says, reread when it changes. A file that becomes unreadable gives no rights: a right that was
 * taken away must not come back.
 * @param oidc the identity provider where the file names none.
 */
export function openAccess(file: string, log: (line: string) => void, oidc?: Provider): () => Access {
  return whenChanged(file, () => {
    try {
      return { ...(oidc && { oidc }), ...readAccess(file) }
    } catch (error) {
      log((error as Error).message)
      return NO_ACCESS
    }
  })
}

/** Replaces the file of the teams in one step. @throws {Error} if it would be malformed; nothing is changed then. */
export function writeAccess(file: string, access: Access): void {
  const text = `${JSON.stringify(access, null, 2)}\n`
  parseAccess(text)

  mkdirSync(path.dirname(file), { recursive: true })
  replacePrivate(file, text)
}

/** The public half of a private key, as the file of the teams names it. The key is made if there is no such file. */
function publicKeyOf(keyFile: string): string {
  if (!existsSync(keyFile)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 })
  }
  const privateKey = privateKeyIn(keyFile)
  if (privateKey?.asymmetricKeyType !== 'ed25519') throw new Error(`${keyFile} is no Ed25519 key in PEM.`)
  return createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64')
}

function privateKeyIn(file: string): KeyObject | undefined {
  const text = readFileSync(file)
  try {
    return createPrivateKey(text)
  } catch {
    return undefined // another file
  }
}

type Listed = 'remotes' | 'channels' | 'clients' | 'people'

/** What a team may do from now on; what is undefined stays as it is. */
type TeamRights = { readonly [list in Listed]?: readonly string[] | undefined } & {
  /** The file of its private key, which is made if there is none. */
  readonly keyFile?: string | undefined
  /** Whether it signs what it publishes; with a new key it has to. */
  readonly signatures?: 'optional' | 'required' | undefined
  /** One that was made elsewhere; without it a new one is made, unless people or clients are named. */
  readonly token?: string | undefined
}

/**
 * Adds a team to the file of the teams, or replaces its token, or rights, key, clients and people.
 * @returns its token, which is stored nowhere, as the file holds the hash; empty if none was made.
 * @throws {Error} if the file or a name is malformed, or a person is in another team; nothing is changed then.
 */
export function addTeam(accessFile: string, name: string, rights: TeamRights): string {
  const { keyFile, people, signatures } = rights
  const token = rights.token ?? (people || rights.clients ? '' : randomBytes(32).toString('base64url'))
  const access = readAccess(accessFile)
  const known = access.teams.find((one) => one.name === name)
  refuseOfAnotherTeam(access.teams, name, people)
  const key = keyFile ? publicKeyOf(keyFile) : known?.key
  const mayOmit = key && (signatures ?? (keyFile ? undefined : known?.signatures)) === 'optional'
  const listed = (list: Listed) => [...(rights[list] ?? known?.[list] ?? [])]
  const team: Team = {
    name,
    tokens: token ? [hashOf(Buffer.from(token))] : (known?.tokens ?? []),
    clients: listed('clients'),
    people: listed('people'),
    remotes: listed('remotes'),
    channels: listed('channels'),
    ...(key && { key }),
    ...(mayOmit && { signatures: 'optional' as const }),
  }
  writeAccess(accessFile, { ...access, teams: [...access.teams.filter((one) => one.name !== name), team] })
  return token
}

/** Who signs in speaks for one team. */
function refuseOfAnotherTeam(teams: readonly Team[], name: string, people: readonly string[] = []): void {
  for (const one of teams.filter((team) => team.name !== name)) {
    const person = one.people?.find((known) => people.includes(known))
    if (person) throw new Error(`${person} is in the team ${one.name} already.`)
  }
}

/** Takes all rights of a team away, from its next call on. @throws {Error} if there is no such team. */
export function removeTeam(accessFile: string, name: string): void {
  const access = readAccess(accessFile)
  const teams = access.teams.filter((one) => one.name !== name)
  if (teams.length < access.teams.length) return writeAccess(accessFile, { ...access, teams })

  const known = access.teams.map((one) => one.name).join(', ')
  throw new Error(`There is no team ${name}. There ${known ? `are: ${known}` : 'is none'}.`)
}
