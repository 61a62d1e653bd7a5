import { timingSafeEqual } from 'node:crypto'
import { hashOf } from '@domizil/cli'
import type { Access, Team } from './access.ts'
import { createClientOf } from './client-token.ts'
import { ServiceRefusal } from './refusal.ts'

/**
 * Finds the team that a request speaks for, by the value of its `Authorization` header.
 * @throws {ServiceRefusal} if its access token is not that of a team, or the identity provider is away.
 */
export type Identify = (access: Access, authorization: string | undefined) => Promise<Team | undefined>

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Recognises a team by one of its tokens, or by the client of an access token of the identity provider. */
export function createIdentify(log: (line: string) => void): Identify {
  const clientOf = createClientOf()

  async function ofClient({ oidc, teams }: Access, token: string): Promise<Team> {
    if (!oidc)
      throw refused('The registry takes no access tokens of an identity provider, only the tokens of teams.')
    const client = await clientOf(oidc, token)
    const team = teams.find(({ clients }) => clients.includes(client))
    if (team) return team
    throw refused(
      `The client ${client} belongs to no team here. Whoever runs the registry adds it: domizil registry team <name> --remotes … --channels … --client ${client}`,
    )
  }

  return async (access, authorization = '') => {
    const token = /^Bearer (\S+)$/.exec(authorization)?.[1]
    if (!token) return undefined
    if (!JWT.test(token)) return ofToken(access, token)
    return ofClient(access, token).catch((error: Error) => {
      log(`an access token was refused: ${error.message}`)
      throw error
    })
  }
}

function refused(message: string): ServiceRefusal {
  return new ServiceRefusal(401, 'NOT_SIGNED_IN', message)
}

function ofToken({ teams }: Access, token: string): Team | undefined {
  const hash = Buffer.from(hashOf(Buffer.from(token)))
  return teams.find(({ tokens }) => tokens.some((known) => timingSafeEqual(Buffer.from(known), hash)))
}
