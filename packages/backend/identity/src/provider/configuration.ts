import { LOCALES } from '@domizil/domain'
import type { Configuration } from 'oidc-provider'
import { OIDC_PATH } from '../names.ts'
import type { Places } from '../places.ts'
import type { Secrets } from '../secrets.ts'
import { clientsOf } from './clients.ts'
import { createInteractionPolicy } from './interaction-policy.ts'
import { SCOPES } from './scopes.ts'

/** Who may ask, how and where: the code flow with PKCE on Keycloak's paths. */
export function protocolConfiguration(places: Places, secrets: Secrets): Configuration {
  return {
    jwks: secrets.jwks,
    clients: clientsOf(places),
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => origin === places.origin,
    responseTypes: ['code', 'none'],
    scopes: SCOPES,
    // Like Keycloak's default client scopes: a client that asks for "openid" only, as keycloak-js does, gets all.
    claims: {
      openid: [
        'sub',
        'name',
        'preferred_username',
        'given_name',
        'family_name',
        'locale',
        'email',
        'email_verified',
      ],
    },
    pkce: { required: () => true },
    cookies: cookiesOf(places, secrets),
    routes: {
      authorization: `${OIDC_PATH}/auth`,
      token: `${OIDC_PATH}/token`,
      jwks: `${OIDC_PATH}/certs`,
      end_session: `${OIDC_PATH}/logout`,
      userinfo: `${OIDC_PATH}/userinfo`,
    },
    discovery: {
      ui_locales_supported: LOCALES,
      userinfo_endpoint: `${places.issuer}${OIDC_PATH}/userinfo`,
      check_session_iframe: `${places.issuer}${OIDC_PATH}/login-status-iframe.html`,
    },
    interactions: {
      policy: createInteractionPolicy(),
      url: (_ctx, interaction) => `${places.mount}/login-actions/${interaction.uid}`,
    },
  }
}

/** Named as Keycloak names them, for this realm only, out of the reach of scripts; `Secure` comes with https. */
function cookiesOf({ mount }: Places, { cookieKeys }: Secrets): Configuration['cookies'] {
  const flags = { httpOnly: true, sameSite: 'lax', signed: true } as const

  return {
    keys: cookieKeys,
    names: { session: 'KEYCLOAK_IDENTITY', interaction: 'AUTH_SESSION_ID', resume: 'AUTH_SESSION_RESUME' },
    long: { ...flags, path: `${mount}/` },
    short: flags,
  }
}
