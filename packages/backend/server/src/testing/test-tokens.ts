import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose'
import type { IdentityConfig } from '../infrastructure/http/verify-token.ts'
import type { User } from '../foundation/kernel/index.ts'

export const ISSUER = 'http://localhost:8130/auth/realms/domizil'
const KEY_ID = 'test-key'

export interface TestTokens {
  identity: IdentityConfig
  /** An access token as the identity service issues it; claims and header can be bent. */
  tokenFor(user: Partial<User>, claims?: JWTPayload, header?: Record<string, unknown>): Promise<string>
}

/** A pair of keys, and tokens signed with it. */
export async function createTestTokens(): Promise<TestTokens> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwks: JSONWebKeySet = {
    keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
  }

  return {
    identity: {
      issuer: ISSUER,
      audience: 'domizil-api',
      clientId: 'domizil-web',
      adminRole: 'domizil_admin',
      jwks,
    },

    tokenFor: (user, claims = {}, header = {}) =>
      new SignJWT({ ...claimsOf(user), ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...header })
        .sign(privateKey),
  }
}

function claimsOf({
  id = 'anna',
  email,
  givenName = 'Anna',
  familyName = 'Kern',
  isAdmin = false,
}: Partial<User>) {
  const now = Math.floor(Date.now() / 1000)

  return {
    iss: ISSUER,
    aud: 'domizil-api',
    azp: 'domizil-web',
    typ: 'Bearer',
    sub: id,
    iat: now,
    exp: now + 300,
    email: email ?? `${id}@example.org`,
    given_name: givenName,
    family_name: familyName,
    realm_access: { roles: isAdmin ? ['domizil_admin'] : [] },
  }
}
