import { createHmac, randomBytes } from 'node:crypto'
import type Provider from 'oidc-provider'
import { nowInSeconds, REFRESH_IDLE_S } from '../lifetimes.ts'

type RefreshToken = InstanceType<Provider['RefreshToken']>

/**
 * Issues refresh tokens as JWTs: keycloak-js decodes them and fails on anything else. They are signed by us and have
 * a random id; the whole string is the token's storage key.
 */
export function issueRefreshTokensAsJwt(provider: Provider, hmacKey: Buffer): void {
  // Missing in the library's types, and the only way to change the format of tokens other than access tokens.
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
