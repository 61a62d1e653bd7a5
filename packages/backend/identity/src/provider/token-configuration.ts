import type { Configuration } from 'oidc-provider'
import type { Accounts } from '../accounts/accounts.ts'
import {
  ACCESS_TOKEN_S,
  AUTHORIZATION_CODE_S,
  INTERACTION_S,
  nowInSeconds,
  REFRESH_IDLE_S,
  SESSION_MAX_S,
  secondsLeft,
} from '../lifetimes.ts'
import type { IdentityUrls } from '../urls.ts'
import { profileClaims, realmAccess } from './claims.ts'

/** Content and lifetimes of the tokens: Keycloak's names and values. */
export function tokenConfiguration(urls: IdentityUrls, accounts: Accounts): Configuration {
  return {
    ttl: {
      AccessToken: ACCESS_TOKEN_S,
      IdToken: ACCESS_TOKEN_S,
      AuthorizationCode: AUTHORIZATION_CODE_S,
      Interaction: INTERACTION_S,
      Grant: SESSION_MAX_S,
      // Not a sliding expiration: a session ends ten hours after the sign-in.
      Session: (_ctx, session) => secondsLeft(session.loginTs ?? nowInSeconds(), SESSION_MAX_S),
      // Every rotation restarts the idle time, but no token outlives the first one's end.
      RefreshToken: (_ctx, token) =>
        Math.min(REFRESH_IDLE_S, secondsLeft(token.iiat ?? nowInSeconds(), SESSION_MAX_S)),
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    conformIdTokenClaims: false,
    formats: {
      customizers: {
        // Keycloak's type is JWT, the library's default at+jwt.
        jwt: (_ctx, _token, jwt) => {
          jwt.header = { typ: 'JWT' }
        },
      },
    },

    async extraTokenClaims(_ctx, token) {
      if (!('accountId' in token)) return undefined
      const account = await accounts.findById(token.accountId)
      if (!account) return undefined

      return {
        typ: 'Bearer',
        azp: token.clientId,
        sid: token.sessionUid,
        acr: '1',
        'allowed-origins': [urls.origin],
        realm_access: realmAccess(account),
        ...profileClaims(account),
        registered_at: account.created_at.getTime(),
      }
    },

    async findAccount(_ctx, id) {
      const account = await accounts.findById(id)
      return account && { accountId: id, claims: async () => ({ sub: id, ...profileClaims(account) }) }
    },
  }
}
