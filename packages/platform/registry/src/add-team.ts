import { randomBytes } from 'node:crypto'
import { hashOf } from '@domizil/cli'
import type { Team } from './access.ts'
import { publicKeyOf, readAccess, writeAccess } from './access-file.ts'

/** What a team may do from now on. */
export interface TeamRights {
  readonly remotes: readonly string[]
  readonly channels: readonly string[]
  /** The file of its private key, which is made if there is none; undefined without signatures. */
  readonly keyFile?: string | undefined
  /** Whether it signs what it publishes; undefined leaves it as it is, and with a new key the team has to. */
  readonly signatures?: 'optional' | 'required' | undefined
  /** Its clients at the identity provider; undefined leaves those that it has. */
  readonly clients?: readonly string[] | undefined
  /** A token that has been made elsewhere; a new one is made without it. */
  readonly token?: string | undefined
}

/**
 * Adds a team to the file of the teams, or replaces its token, rights and key.
 * @returns its token, which is stored nowhere: the file holds the hash.
 * @throws {Error} if the file or a name is malformed; nothing is changed then.
 */
export function addTeam(accessFile: string, name: string, rights: TeamRights): string {
  const {
    remotes,
    channels,
    keyFile,
    clients,
    signatures,
    token = randomBytes(32).toString('base64url'),
  } = rights
  const access = readAccess(accessFile)
  const known = access.teams.find((one) => one.name === name)
  const key = keyFile ? publicKeyOf(keyFile) : known?.key
  const mayOmit = key && (signatures ?? (keyFile ? undefined : known?.signatures)) === 'optional'
  const team: Team = {
    name,
    tokens: [hashOf(Buffer.from(token))],
    clients: [...(clients ?? known?.clients ?? [])],
    remotes: [...remotes],
    channels: [...channels],
    ...(key && { key }),
    ...(mayOmit && { signatures: 'optional' as const }),
  }
  writeAccess(accessFile, { ...access, teams: [...access.teams.filter((one) => one.name !== name), team] })
  return token
}

/**
 * Takes all rights of a team away, from its next call on.
 * @throws {Error} if there is no such team.
 */
export function removeTeam(accessFile: string, name: string): void {
  const access = readAccess(accessFile)
  const teams = access.teams.filter((one) => one.name !== name)
  if (teams.length < access.teams.length) return writeAccess(accessFile, { ...access, teams })

  const known = access.teams.map((one) => one.name).join(', ')
  throw new Error(`There is no team ${name}. There ${known ? `are: ${known}` : 'is none'}.`)
}
