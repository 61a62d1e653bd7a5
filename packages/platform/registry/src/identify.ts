import { timingSafeEqual } from 'node:crypto'
import { hashOf, RefusedError } from '@domizil/cli'
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose'
import type { Access, Team } from './access.ts'

/**
 * Finds the team that a request speaks for, by the value of its `Authorization` header.
 * @throws {RefusedError} if its access token is not that of a team, or the identity provider is away.
 */
export type Identify = (access: Access, authorization: string | undefined) => Promise<Team | undefined>

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Recognises a team by one of its tokens, or by the client of an access token of the identity provider. */
export function createIdentify(log: (line: string) => void): Identify {
  const clientOf = createClientOf()

  async function ofClient({ oidc, teams }: Access, token: string): Promise<Team> {
    if (!oidc)
      throw nobody('The registry takes no access tokens of an identity provider, only the tokens of teams.')
    const client = await clientOf(oidc, token)
    const team = teams.find(({ clients }) => clients.includes(client))
    if (team) return team
    throw nobody(
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

/** Refuses who comes with no right. */
export function nobody(message: string): RefusedError {
  return new RefusedError('NOT_SIGNED_IN', message)
}

function ofToken({ teams }: Access, token: string): Team | undefined {
  const hash = Buffer.from(hashOf(Buffer.from(token)))
  return teams.find(({ tokens }) => tokens.some((known) => timingSafeEqual(Buffer.from(known), hash)))
}

type Provider = NonNullable<Access['oidc']>

// The clocks of a pipeline's provider and of this service differ a little. A token without an end would be valid for good.
const CHECKS = { clockTolerance: 30, requiredClaims: ['exp'] }
/** The least time between two requests for the keys, which a provider may have changed. */
const COOLDOWN_MS = 5_000

/** Checks access tokens with the keys of the identity provider, which it caches for ten minutes. */
function createClientOf() {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

  function keysAt(jwksUri: string) {
    const options = { cooldownDuration: COOLDOWN_MS }
    const keys = keySets.get(jwksUri) ?? createRemoteJWKSet(new URL(jwksUri), options)
    keySets.set(jwksUri, keys)
    return keys
  }

  /** The client of an access token. @throws {RefusedError} with a sentence for the pipeline that came with it. */
  return async (provider: Provider, token: string): Promise<string> => {
    const { issuer, audience, jwksUri } = provider
    const verified = jwtVerify(token, keysAt(jwksUri), { ...CHECKS, issuer, audience })
    const { payload } = await verified.catch((error: unknown) => {
      throw refusalFor(error, provider, token)
    })
    const client = payload['azp'] ?? payload['client_id']
    if (typeof client === 'string') return client
    throw nobody('This access token names no client (azp, or client_id).')
  }
}

function refusalFor(error: unknown, { issuer, audience }: Provider, token: string): RefusedError {
  if (!(error instanceof errors.JOSEError) || isProviderAway(error)) {
    return new RefusedError(
      'REGISTRY_AWAY',
      `The identity provider ${issuer} does not answer, and the registry cannot check access tokens without it. Please try again later. Tokens of teams hold meanwhile.`,
      { cause: error },
    )
  }
  const { iss, aud, exp } = claimsOf(token)
  if (iss !== issuer) {
    return nobody(
      `This access token was issued by ${iss ?? 'nobody'}, and the registry knows those of ${issuer}.`,
    )
  }
  if (error instanceof errors.JWTExpired && exp !== undefined) {
    const end = new Date(exp * 1000).toISOString().replace('T', ' ').slice(0, 19)
    return nobody(`This access token ended at ${end} UTC. The identity provider issues another one.`)
  }
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
    const given = [aud ?? []].flat().join(', ') || 'nobody'
    return nobody(
      `This access token was issued for ${given}, not for ${audience}: at the identity provider its client needs the audience ${audience}.`,
    )
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return nobody(
      `This access token is not valid: its claim ${error.claim} is missing, or not what it has to be.`,
    )
  }
  return nobody(
    `${issuer} has not signed this access token with a key that it has now. It issues another one.`,
  )
}

function isProviderAway({ code }: errors.JOSEError): boolean {
  // Anything but a key set of status 200 in JSON is a general error.
  return ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(code)
}

function claimsOf(token: string): ReturnType<typeof decodeJwt> {
  try {
    return decodeJwt(token)
  } catch {
    return {}
  }
}
