import { createHmac, randomBytes } from 'node:crypto'
import type Provider from 'oidc-provider'
import { idleOf, nowInSeconds } from '../lifetimes.ts'
import type { Queries } from '../queries/queries.ts'
import { errors, Provider as ProviderClass } from './oidc-provider.ts'
import { consumeRepeatedly, isRepeatable } from './refresh-repository.ts'

type RefreshToken = InstanceType<Provider['RefreshToken']>

/** A refresh token that has been exchanged. Its storage key is the whole string. */
type Consumed = Pick<RefreshToken, 'jti' | 'accountId' | 'clientId' | 'sessionUid' | 'scope'> & {
  /** Seconds since 1970, by the clock of the database. */
  readonly consumed: number
}

/**
 * Issues refresh tokens as JWTs: keycloak-js decodes them and fails on anything else. They are signed by us and have
 * a random id; the whole string is the token's storage key.
 *
 * A successor follows from the token that it replaces and the time of the first exchange. So an exchange that is repeated for a
 * lost answer gives the same successor, on every process. It is allowed for 30 s, unless the successor was used: its answer
 * had arrived then, and the token is in other hands.
 */
export function issueRefreshTokens(provider: Provider, db: Queries, hmacKey: Buffer): void {
  const { issuer, RefreshToken } = provider
  const find = RefreshToken.find.bind(RefreshToken)
  const sign = (content: string) => createHmac('sha256', hmacKey).update(content).digest('base64url')
  const jwtOf = (token: Partial<RefreshToken>, iat: number, jti: string) => {
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claimsOf(token, issuer), exp: iat + idleOf(token.clientId), iat, jti })}`
    return `${content}.${sign(content)}`
  }
  const successorOf = (token: Consumed) => jwtOf(token, token.consumed, sign(`successor of ${token.jti}`))

  Object.assign(RefreshToken, {
    async find(...args: Parameters<typeof find>) {
      const token = (await find(...args)) as RefreshToken | undefined
      if (!token || !isConsumed(token)) return token
      if (await isRepeatable(db, token.jti, successorOf(token))) Object.assign(token, { consumed: undefined })
      return token
    },
  })
  // Missing in the library's types, and the only way to change the format of tokens other than access tokens.
  Object.assign(RefreshToken.prototype, {
    /** @throws InvalidGrant if it was exchanged before, and longer ago. */
    async consume(this: RefreshToken) {
      const consumed = await consumeRepeatedly(db, this.jti)
      if (consumed === undefined) throw new errors.InvalidGrant('refresh token already used')
      Object.assign(this, { consumed })
    },
    generateTokenId(this: RefreshToken) {
      const replaced = ProviderClass.ctx?.oidc.entities['RotatedRefreshToken'] as Consumed | undefined
      if (replaced) return successorOf(replaced)
      return jwtOf(this, nowInSeconds(), randomBytes(32).toString('base64url'))
    },
  })
}

function isConsumed(token: RefreshToken): token is RefreshToken & Consumed {
  return typeof token.consumed === 'number'
}

function claimsOf(token: Partial<RefreshToken>, issuer: string) {
  return {
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
