import { LOCALES } from '@domizil/domain'
import type OidcProvider from 'oidc-provider'
import type {
  Adapter,
  AdapterFactory,
  ClientMetadata,
  Configuration,
  KoaContextWithOIDC,
} from 'oidc-provider'
import type { Accounts } from '../accounts/accounts.ts'
import {
  ACCESS_TOKEN_S,
  AUTHORIZATION_CODE_S,
  DEVICE_CODE_S,
  INTERACTION_S,
  nowInSeconds,
  idleOf,
  SESSION_MAX_S,
  secondsLeft,
} from '../lifetimes.ts'
import { localeOf } from '../locale.ts'
import type { Log } from '../log.ts'
import {
  ACCOUNT_CLIENT_ID,
  AUDIENCE,
  CLIENT_ID,
  OIDC_PATH,
  REGISTRY_AUDIENCE,
  TERMINAL_CLIENT_ID,
} from '../names.ts'
import { type ErrorKind, errorPage } from '../pages/error-page.ts'
import type { Site } from '../pages/layout.ts'
import { logoutPage } from '../pages/logout-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Queries } from '../queries/queries.ts'
import { keepReturnAddress } from '../return-address.ts'
import type { Secrets } from '../secrets.ts'
import type { IdentityUrls } from '../urls.ts'
import { profileClaims, realmAccess } from './claims.ts'
import { DEVICE_PATH, deviceFlowOf, keepDeviceCode } from './device-flow.ts'
import { errors, interactionPolicy, Provider } from './oidc-provider.ts'
import {
  consumePayload,
  deletePayload,
  deletePayloadsOfGrant,
  findPayload,
  savePayload,
} from './payload-repository.ts'
import { issueRefreshTokens } from './refresh-token.ts'
import { maintainStatusCookie } from './status-cookie.ts'

/** The supported scopes. No offline access: all sessions end. */
const SCOPES = ['openid', 'profile', 'email']

/** The API as a resource: without one, access tokens would be opaque. */
const API_RESOURCE = `urn:api:${AUDIENCE}`

export interface ProviderDependencies {
  db: Queries
  secrets: Secrets
  accounts: Accounts
  urls: IdentityUrls
  site: Site
  log: Log
}

/** The OpenID provider with Keycloak's paths, cookies and tokens, compatible with keycloak-js. */
export function createProvider({
  db,
  secrets,
  accounts,
  urls,
  site,
  log,
}: ProviderDependencies): OidcProvider {
  const provider = new Provider(urls.issuer, {
    ...protocolConfiguration(urls, secrets),
    ...tokenConfiguration(urls, accounts),
    adapter: createAdapterFactory(db),
    features: { ...featuresOf(site), deviceFlow: deviceFlowOf({ accounts, urls, site }) },
    loadExistingGrant: loadOrGrant,
    renderError: (ctx, out) => showProtocolError(ctx, site, out),
  })

  // Safe because the headers that it trusts now are overwritten in every request.
  provider.proxy = true
  issueRefreshTokens(provider, db, secrets.hmacKey)
  maintainStatusCookie(provider)
  keepReturnAddress(provider, urls)
  keepDeviceCode(provider)
  provider.on('server_error', (ctx, error) => {
    log.error({ err: error, path: ctx.path }, 'The identity service failed')
  })
  return provider
}

/** The enabled features beside the device flow: the code flow for one API and the sign-out. All others are disabled. */
function featuresOf(site: Site): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    // Implemented in routes/routes.ts.
    userinfo: { enabled: false },
    // It refuses tokens that look like JWTs, which ours do. Implemented in routes/routes.ts as well.
    revocation: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => API_RESOURCE,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, _resource, client) => ({
        audience: client.clientId === TERMINAL_CLIENT_ID ? REGISTRY_AUDIENCE : AUDIENCE,
        scope: SCOPES.join(' '),
        accessTokenTTL: ACCESS_TOKEN_S,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => showLogout(ctx, site, form),
      postLogoutSuccessSource: (ctx) => {
        ctx.redirect(site.home('en'))
        ctx.status = 303
      },
    },
  }
}

/** The protocol's configuration: the code flow with PKCE on Keycloak's paths. */
function protocolConfiguration(urls: IdentityUrls, secrets: Secrets): Configuration {
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
      device_authorization: `${OIDC_PATH}/auth/device`,
      code_verification: DEVICE_PATH,
      token: `${OIDC_PATH}/token`,
      jwks: `${OIDC_PATH}/certs`,
      end_session: `${OIDC_PATH}/logout`,
      userinfo: `${OIDC_PATH}/userinfo`,
    },
    discovery: {
      ui_locales_supported: LOCALES,
      userinfo_endpoint: `${urls.issuer}${OIDC_PATH}/userinfo`,
      revocation_endpoint: `${urls.issuer}${OIDC_PATH}/revoke`,
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

/** The site, the terminals, and our own account page, which gets no tokens. Redirect URIs have to match exactly. */
function clientsOf(urls: IdentityUrls): ClientMetadata[] {
  return [
    {
      client_id: CLIENT_ID,
      application_type: 'web',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [...urls.redirectUris],
      post_logout_redirect_uris: [...urls.logoutUris],
    },
    {
      client_id: TERMINAL_CLIENT_ID,
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
      response_types: [],
      redirect_uris: [],
    },
    {
      client_id: ACCOUNT_CLIENT_ID,
      application_type: 'web',
      token_endpoint_auth_method: 'none',
      grant_types: [],
      response_types: ['none'],
      redirect_uris: [urls.account],
    },
  ]
}

/** Loads or creates the user's grant for the client: the site is our own, so no consent is required. */
async function loadOrGrant(ctx: KoaContextWithOIDC) {
  const { session, client, account, provider } = ctx.oidc
  if (!session || !client) return undefined

  const id = session.grantIdFor(client.clientId)
  const existing = id && (await provider.Grant.find(id))
  if (existing) return existing

  const grant = new provider.Grant({
    accountId: account?.accountId ?? session.accountId,
    clientId: client.clientId,
  })
  grant.addOIDCScope(SCOPES.join(' '))
  grant.addResourceScope(API_RESOURCE, SCOPES.join(' '))
  await grant.save()
  return grant
}

/** Asks for confirmation before signing out, unless the client has sent a valid ID token. */
function showLogout(ctx: KoaContextWithOIDC, site: Site, form: string): void {
  const locale = localeOf(ctx, { uiLocales: ctx.oidc.params?.['ui_locales'] })
  const isAsked = !ctx.oidc.entities.IdTokenHint

  sendPage(ctx, site, logoutPage(site, { locale, form, isAsked }))
}

/**
 * Shows an error that the protocol forbids to return to the client. If the session has ended before the sign-out, as
 * with a deleted account, redirects home instead: the visitor is signed out.
 */
function showProtocolError(ctx: KoaContextWithOIDC, site: Site, { error }: { error: string }): void {
  const { status } = ctx
  const locale = localeOf(ctx, { uiLocales: ctx.query['ui_locales'] })
  const isSignedOut = ctx.oidc?.route === 'end_session_confirm' && !ctx.oidc.session?.accountId

  if (isSignedOut) {
    ctx.status = 303
    return ctx.redirect(site.home(locale))
  }
  sendPage(ctx, site, errorPage(site, { locale, status, kind: kindOf(error, status), code: error }))
}

function kindOf(error: string, status: number): ErrorKind {
  if (status === 404) return 'notFound'
  if (error === 'invalid_redirect_uri') return 'redirect'
  return 'error'
}

/** Content and lifetimes of the tokens: Keycloak's names and values. */
function tokenConfiguration(urls: IdentityUrls, accounts: Accounts): Configuration {
  return {
    ttl: {
      AccessToken: ACCESS_TOKEN_S,
      IdToken: ACCESS_TOKEN_S,
      AuthorizationCode: AUTHORIZATION_CODE_S,
      DeviceCode: DEVICE_CODE_S,
      Interaction: INTERACTION_S,
      Grant: SESSION_MAX_S,
      // Not a sliding expiration: a session ends ten hours after the sign-in.
      Session: (_ctx, session) => secondsLeft(session.loginTs ?? nowInSeconds(), SESSION_MAX_S),
      // Every rotation restarts the idle time, but no token outlives the first one's end.
      RefreshToken: (_ctx, token, { clientId }) =>
        Math.min(idleOf(clientId), secondsLeft(token.iiat ?? nowInSeconds(), SESSION_MAX_S)),
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

/** Stores the provider's entities in the database: one table for all models. */
export function createAdapterFactory(db: Queries): AdapterFactory {
  return (model) => createAdapter(db, model)
}

function createAdapter(db: Queries, model: string): Adapter {
  return {
    find: (id) => findPayload(db, { model, column: 'id', value: id }),
    findByUid: (uid) => findPayload(db, { model, column: 'uid', value: uid }),
    findByUserCode: (code) => findPayload(db, { model, column: 'uid', value: code }),
    upsert: (id, payload, expiresIn) => savePayload(db, { model, id, payload, expiresIn }),
    destroy: (id) => deletePayload(db, model, id),
    revokeByGrantId: (grantId) => deletePayloadsOfGrant(db, grantId),

    /** @throws InvalidGrant for all but one of several concurrent redemptions. */
    async consume(id) {
      if (!(await consumePayload(db, model, id))) throw new errors.InvalidGrant(`${model} already used`)
    },
  }
}

/** The possible interactions: registration or sign-in, without consent. */
function createInteractionPolicy() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  return policy
}
