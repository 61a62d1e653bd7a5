import { timingSafeEqual } from 'node:crypto'
import { hashOf } from '@domizil/remotectl'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Access, Team } from './access.ts'

/** Finds the team that a request speaks for, by the value of its `Authorization` header. */
export type Identify = (access: Access, authorization: string | undefined) => Promise<Team | undefined>

// The clocks of a pipeline's provider and of this service differ a little. A token without an end would be valid for good.
const CHECKS = { clockTolerance: 30, requiredClaims: ['exp'] }
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Recognises a team by one of its tokens, or by the client of an access token of the identity provider. */
export function createIdentify(log: (line: string) => void): Identify {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

  function keysAt(jwksUri: string) {
    const keys = keySets.get(jwksUri) ?? createRemoteJWKSet(new URL(jwksUri))
    keySets.set(jwksUri, keys)
    return keys
  }

  async function ofClient({ oidc, teams }: Access, token: string): Promise<Team | undefined> {
    if (!oidc) return undefined
    const { issuer, audience, jwksUri } = oidc
    try {
      const { payload } = await jwtVerify(token, keysAt(jwksUri), { ...CHECKS, issuer, audience })
      const client = payload['azp'] ?? payload['client_id']
      return typeof client === 'string' ? teams.find(({ clients }) => clients.includes(client)) : undefined
    } catch (error) {
      log(`an access token was refused: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }

  return async (access, authorization = '') => {
    const token = /^Bearer (\S+)$/.exec(authorization)?.[1]
    if (!token) return undefined
    return JWT.test(token) ? ofClient(access, token) : ofToken(access, token)
  }
}

function ofToken({ teams }: Access, token: string): Team | undefined {
  const hash = Buffer.from(hashOf(Buffer.from(token)))
  return teams.find(({ tokens }) => tokens.some((known) => timingSafeEqual(Buffer.from(known), hash)))
}
