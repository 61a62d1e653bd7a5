import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { lineIn } from '@domizil/domain'
import { unauthenticated, type User } from '../../foundation/kernel/index.ts'
import { refuse } from './http-refusals.ts'

/** The issuer of accepted tokens. Either `jwks` or `jwksUri` is required. */
export interface IdentityConfig {
  /** The exact `iss` of the tokens: the public URL of the realm. */
  issuer: string
  audience: string
  clientId: string
  /** The realm role of administrators. */
  adminRole: string
  /** The keys, if the identity provider runs in this process. */
  jwks?: JSONWebKeySet
  /** The URL of the keys; may be internal. Must answer without a redirect. */
  jwksUri?: string
  /** Whether e-mail addresses are confirmed. If not, `email_verified` is ignored. */
  verifiesEmail?: boolean
}

export type VerifyToken = (token: string) => Promise<User>

/**
 * Creates the function that verifies a bearer token and returns its user. It throws UNAUTHENTICATED (401) for an
 * invalid token, and a `DomainError` IDENTITY_UNAVAILABLE (503) if the keys cannot be fetched.
 */
export function createTokenVerifier(config: IdentityConfig): VerifyToken {
  const keys = keysOf(config)

  return async (token) => {
    const payload = await verify(token, keys, config)

    // `typ` distinguishes an access token from an ID or refresh token of the same issuer.
    if (payload.typ !== 'Bearer' || payload.azp !== config.clientId) throw unauthenticated()

    return userOf(payload, config)
  }
}

function keysOf({ jwks, jwksUri }: IdentityConfig): JWTVerifyGetKey {
  if (jwks) return createLocalJWKSet(jwks)
  if (!jwksUri) throw new TypeError('The identity configuration needs `jwks` or `jwksUri`.')

  return createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
  })
}

async function verify(token: string, keys: JWTVerifyGetKey, config: IdentityConfig): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: config.issuer,
      audience: config.audience,
      algorithms: ['RS256'],
      clockTolerance: 5,
      requiredClaims: ['exp', 'iat', 'sub', 'azp', 'typ'],
    })
    return payload
  } catch (error) {
    if (areKeysUnavailable(error)) throw refuse('IDENTITY_UNAVAILABLE', { cause: error })
    throw unauthenticated({ cause: error })
  }
}

/** jose reports a response that is not 200 or not JSON with the generic code; a failed connection is no JOSEError. */
function areKeysUnavailable(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC'
}

function userOf(payload: JWTPayload, { adminRole, verifiesEmail = false }: IdentityConfig): User {
  const { roles } = (payload.realm_access ?? {}) as { roles?: unknown }

  return {
    id: String(payload.sub),
    email: text(payload.email),
    givenName: lineIn(text(payload.given_name)),
    familyName: lineIn(text(payload.family_name)),
    emailVerified: payload.email_verified === true || (verifiesEmail ? false : null),
    // Present: it is a required claim.
    claimsAt: new Date((payload.iat ?? 0) * 1000),
    ...registrationIn(payload),
    isAdmin: Array.isArray(roles) && roles.includes(adminRole),
  }
}

/** In milliseconds, as Keycloak tells the time of an account. */
function registrationIn({ registered_at: at, iat = 0 }: JWTPayload): Pick<User, 'registeredAt'> {
  const isPast = typeof at === 'number' && at > 0 && at <= (iat + 1) * 1000
  return isPast ? { registeredAt: new Date(at) } : {}
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? claim : ''
}
