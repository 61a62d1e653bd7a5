import { createPrivateKey, createPublicKey } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, exportPKCS8, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose'
import type { IdentityConfig } from '../infrastructure/http/verify-token.ts'
import { readOrMakeFile, type User } from '../foundation/kernel/index.ts'

export const ISSUER = 'http://localhost:8130/auth/realms/domizil'
const KEY_ID = 'test-key'

export interface TestTokens {
  identity: IdentityConfig
  /** An access token as the identity service issues it; claims and header can be bent. */
  tokenFor(user: Partial<User>, claims?: JWTPayload, header?: Record<string, unknown>): Promise<string>
}

/** Tokens of an issuer, who has one key for all tests of a run: making a key takes as long as a hundred requests. */
export async function createTestTokens(issuer = 'identity'): Promise<TestTokens> {
  const privateKey = createPrivateKey(await readOrMakeFile(join(tmpdir(), `${issuer}.pem`), makeKey))
  const jwks: JSONWebKeySet = {
    keys: [{ ...(await exportJWK(createPublicKey(privateKey))), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
  }

  return {
    identity: {
      issuer: ISSUER,
      audience: 'domizil-api',
      clientId: 'domizil-web',
      adminRole: 'domizil_admin',
      jwks,
    },

    tokenFor: oncePerMinute((user, claims = {}, header = {}) =>
      new SignJWT({ ...claimsOf(user), ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...header })
        .sign(privateKey),
    ),
  }
}

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return exportPKCS8(privateKey)
}

/** Signs the usual token of a user only once a minute: a signature takes longer than many a request. */
function oncePerMinute(sign: TestTokens['tokenFor']): TestTokens['tokenFor'] {
  const signed = new Map<string, Promise<string>>()

  return (user, claims, header) => {
    if (claims ?? header) return sign(user, claims, header)

    const key = JSON.stringify([user, Math.floor(Date.now() / 60_000)])
    const token = signed.get(key) ?? sign(user)
    signed.set(key, token)
    return token
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
