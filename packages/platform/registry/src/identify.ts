import { timingSafeEqual } from 'node:crypto'
import { hashOf, RefusedError } from '@domizil/cli'
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Access, Provider, Team } from './access.ts'

/** The team that an `Authorization` header speaks for. @throws {RefusedError} for another access token, or without the provider. */
export type Identify = (access: Access, authorization: string | undefined) => Promise<Team | undefined>

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Recognises a team by one of its tokens, or by the client or the person of an access token of the identity provider. */
export function createIdentify(log: (line: string) => void): Identify {
  const verifiedBy = createVerification()

  async function ofAccessToken({ oidc, teams }: Access, token: string): Promise<Team> {
    if (!oidc)
      throw nobody('The registry takes no access tokens of an identity provider, only the tokens of teams.')
    const claims = await verifiedBy(oidc, token)
    const client = claims['azp'] ?? claims['client_id']
    if (typeof client !== 'string') throw nobody('This access token names no client (azp, or client_id).')
    if (client === oidc.terminals) return ofPerson(teams, claims)
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
    return ofAccessToken(access, token).catch((error: Error) => {
      log(`an access token was refused: ${error.message}`)
      throw error
    })
  }
}

/** Refuses who comes with no right. */
export function nobody(message: string): RefusedError {
  return new RefusedError('NOT_SIGNED_IN', message)
}

/** An address counts when the provider has confirmed it: anybody can register with the address of another person. */
function ofPerson(teams: Access['teams'], { sub = '', ...claims }: JWTPayload): Team {
  const email = typeof claims['email'] === 'string' ? claims['email'].toLowerCase() : ''
  const teamWith = (id: string) => teams.find(({ people = [] }) => people.includes(id))
  const team = (email.includes('@') && teamWith(email)) || teamWith(sub)
  if (team && (team.people?.includes(sub) || claims['email_verified'] === true)) return team
  if (team) {
    throw nobody(`The address ${email} is not confirmed: confirm it in your account, and sign in again.`)
  }
  const who = email || sub
  throw nobody(
    `${who} belongs to no team here. Whoever runs the registry adds you: domizil registry team <name> --people ${who}`,
  )
}

function ofToken({ teams }: Access, token: string): Team | undefined {
  const hash = Buffer.from(hashOf(Buffer.from(token)))
  return teams.find(({ tokens }) => tokens.some((known) => timingSafeEqual(Buffer.from(known), hash)))
}

// The clocks of a pipeline's provider and of this service differ a little. A token without an end would be valid for good.
const CHECKS = { clockTolerance: 30, requiredClaims: ['exp'] }
/** The least time between two requests for the keys, which a provider may have changed. */
const COOLDOWN_MS = 5_000

/** Checks access tokens with the keys of the identity provider, which it caches for ten minutes. */
function createVerification() {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

  function keysAt(jwksUri: string) {
    const options = { cooldownDuration: COOLDOWN_MS }
    const keys = keySets.get(jwksUri) ?? createRemoteJWKSet(new URL(jwksUri), options)
    keySets.set(jwksUri, keys)
    return keys
  }

  /** The claims of an access token. @throws {RefusedError} with a sentence for who came with it. */
  return async (provider: Provider, token: string): Promise<JWTPayload> => {
    const { issuer, audience, jwksUri } = provider
    const verified = jwtVerify(token, keysAt(jwksUri), { ...CHECKS, issuer, audience })
    const { payload } = await verified.catch((error: unknown) => {
      throw refusalFor(error, provider, token)
    })
    return payload
  }
}

function refusalFor(error: unknown, { issuer, audience }: Provider, token: string): RefusedError {
  if (!(error instanceof errors.JOSEError) || isProviderAway(error)) {
    const sentence = `The identity provider ${issuer} does not answer, and the registry cannot check access tokens without it. Please try again later. Tokens of teams hold meanwhile.`
    return new RefusedError('REGISTRY_AWAY', sentence, { cause: error })
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
