import { createHmac, randomBytes } from 'node:crypto'
import type Provider from 'oidc-provider'
import { nowInSeconds, REFRESH_IDLE_S } from '../lifetimes.ts'

type RefreshToken = InstanceType<Provider['RefreshToken']>

/**
 * Makes refresh tokens look like Keycloak's: keycloak-js decodes them as JWTs and fails on anything else. They are
 * real ones, signed by us and with a random id; the whole string is the key under which the token is stored.
 */
export function issueRefreshTokensAsJwt(provider: Provider, hmacKey: Buffer): void {
  // Missing in the library's types, and the only way to choose the form of a token that is no access token.
  Object.assign(provider.RefreshToken.prototype, {
    generateTokenId(this: RefreshToken) {
      const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claimsOf(this, provider.issuer))}`
      return `${content}.${createHmac('sha256', hmacKey).update(content).digest('base64url')}`
    },
  })
}

function claimsOf(token: RefreshToken, issuer: string) {
  const now = nowInSeconds()

  return {
    exp: now + REFRESH_IDLE_S,
    iat: now,
    jti: randomBytes(32).toString('base64url'),
    iss: issuer,
    aud: issuer,
    sub: token.accountId,
    typ: 'Refresh',
    azp: token.clientId,
    sid: token.sessionUid,
    scope: token.scope,
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
