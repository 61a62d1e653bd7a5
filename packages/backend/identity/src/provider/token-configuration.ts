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
import type { Places } from '../places.ts'
import { profileClaims, realmAccess } from './claims.ts'

/** What is in the tokens and how long they live: Keycloak's names and figures. */
export function tokenConfiguration(places: Places, accounts: Accounts): Configuration {
  return {
    ttl: {
      AccessToken: ACCESS_TOKEN_S,
      IdToken: ACCESS_TOKEN_S,
      AuthorizationCode: AUTHORIZATION_CODE_S,
      Interaction: INTERACTION_S,
      Grant: SESSION_MAX_S,
      // Using a session does not prolong it: it ends ten hours after the password was typed.
      Session: (_ctx, session) => secondsLeft(session.loginTs ?? nowInSeconds(), SESSION_MAX_S),
      // Every rotation starts the idle time anew, but none outlives the first token's end.
      RefreshToken: (_ctx, token) =>
        Math.min(REFRESH_IDLE_S, secondsLeft(token.iiat ?? nowInSeconds(), SESSION_MAX_S)),
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    conformIdTokenClaims: false,
    formats: {
      customizers: {
        // Keycloak says JWT, the library would say at+jwt.
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
        'allowed-origins': [places.origin],
        realm_access: realmAccess(account),
        ...profileClaims(account),
      }
    },

    async findAccount(_ctx, id) {
      const account = await accounts.findById(id)
      return account && { accountId: id, claims: async () => ({ sub: id, ...profileClaims(account) }) }
    },
  }
}
