import { LOCALES } from '@domizil/domain'
import type { Configuration } from 'oidc-provider'
import { OIDC_PATH } from '../names.ts'
import type { IdentityUrls } from '../urls.ts'
import type { Secrets } from '../secrets.ts'
import { clientsOf } from './clients.ts'
import { createInteractionPolicy } from './interaction-policy.ts'
import { SCOPES } from './scopes.ts'

/** The protocol's configuration: the code flow with PKCE on Keycloak's paths. */
export function protocolConfiguration(urls: IdentityUrls, secrets: Secrets): Configuration {
  return {
    jwks: secrets.jwks,
    clients: clientsOf(urls),
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => origin === urls.origin,
    responseTypes: ['code', 'none'],
    scopes: SCOPES,
    // As Keycloak's default client scopes: a client that requests "openid" only, as keycloak-js does, gets all.
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
    cookies: cookiesOf(urls, secrets),
    routes: {
      authorization: `${OIDC_PATH}/auth`,
      token: `${OIDC_PATH}/token`,
      jwks: `${OIDC_PATH}/certs`,
      end_session: `${OIDC_PATH}/logout`,
      userinfo: `${OIDC_PATH}/userinfo`,
    },
    discovery: {
      ui_locales_supported: LOCALES,
      userinfo_endpoint: `${urls.issuer}${OIDC_PATH}/userinfo`,
      check_session_iframe: `${urls.issuer}${OIDC_PATH}/login-status-iframe.html`,
    },
    interactions: {
      policy: createInteractionPolicy(),
      url: (_ctx, interaction) => `${urls.mount}/login-actions/${interaction.uid}`,
    },
  }
}

/** Keycloak's cookie names, limited to this realm and HttpOnly; `Secure` with https. */
function cookiesOf({ mount }: IdentityUrls, { cookieKeys }: Secrets): Configuration['cookies'] {
  const flags = { httpOnly: true, sameSite: 'lax', signed: true } as const

  return {
    keys: cookieKeys,
    names: { session: 'KEYCLOAK_IDENTITY', interaction: 'AUTH_SESSION_ID', resume: 'AUTH_SESSION_RESUME' },
    long: { ...flags, path: `${mount}/` },
    short: flags,
  }
}
