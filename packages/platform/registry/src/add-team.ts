import { randomBytes } from 'node:crypto'
import { hashOf } from '@domizil/cli'
import type { Team } from './access.ts'
import { publicKeyOf, readAccess, writeAccess } from './access-file.ts'

/** What a team may do from now on. */
export interface TeamRights {
  /** Undefined leaves those that it has. */
  readonly remotes?: readonly string[] | undefined
  readonly channels?: readonly string[] | undefined
  /** The file of its private key, which is made if there is none; undefined without signatures. */
  readonly keyFile?: string | undefined
  /** Whether it signs what it publishes; undefined leaves it as it is, and with a new key the team has to. */
  readonly signatures?: 'optional' | 'required' | undefined
  /** Its clients at the identity provider; undefined leaves those that it has. */
  readonly clients?: readonly string[] | undefined
  /** Its people, by e-mail address or subject; undefined leaves those that it has. */
  readonly people?: readonly string[] | undefined
  /** A token that has been made elsewhere; without it a new one is made, unless people or clients are named. */
  readonly token?: string | undefined
}

/**
 * Adds a team to the file of the teams, or replaces its token, or rights, key, clients and people.
 * @returns its token, which is stored nowhere, as the file holds the hash; empty if none was made.
 * @throws {Error} if the file or a name is malformed, or a person is in another team; nothing is changed then.
 */
export function addTeam(accessFile: string, name: string, rights: TeamRights): string {
  const {
    remotes,
    channels,
    keyFile,
    clients,
    people,
    signatures,
    token = people || clients ? '' : randomBytes(32).toString('base64url'),
  } = rights
  const access = readAccess(accessFile)
  const known = access.teams.find((one) => one.name === name)
  refuseOfAnotherTeam(access.teams, name, people)
  const key = keyFile ? publicKeyOf(keyFile) : known?.key
  const mayOmit = key && (signatures ?? (keyFile ? undefined : known?.signatures)) === 'optional'
  const team: Team = {
    name,
    tokens: token ? [hashOf(Buffer.from(token))] : (known?.tokens ?? []),
    clients: [...(clients ?? known?.clients ?? [])],
    people: [...(people ?? known?.people ?? [])],
    remotes: [...(remotes ?? known?.remotes ?? [])],
    channels: [...(channels ?? known?.channels ?? [])],
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
