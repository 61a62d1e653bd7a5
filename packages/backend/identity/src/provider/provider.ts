import type OidcProvider from 'oidc-provider'
import type { Accounts } from '../accounts/accounts.ts'
import type { Log } from '../log.ts'
import type { Site } from '../pages/layout.ts'
import { keepReturnAddress } from '../return-address.ts'
import type { IdentityUrls } from '../urls.ts'
import type { Queries } from '../queries/queries.ts'
import type { Secrets } from '../secrets.ts'
import { createAdapterFactory } from './adapter.ts'
import { protocolConfiguration } from './configuration.ts'
import { featuresOf } from './features.ts'
import { loadOrGrant } from './grants.ts'
import { Provider } from './oidc-provider.ts'
import { showProtocolError } from './provider-pages.ts'
import { issueRefreshTokens } from './refresh-token.ts'
import { maintainStatusCookie } from './status-cookie.ts'
import { tokenConfiguration } from './token-configuration.ts'

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
    features: featuresOf(site),
    loadExistingGrant: loadOrGrant,
    renderError: (ctx, out) => showProtocolError(ctx, site, out),
  })

  // Safe because the headers that it trusts now are overwritten in every request.
  provider.proxy = true
  issueRefreshTokens(provider, db, secrets.hmacKey)
  maintainStatusCookie(provider)
  keepReturnAddress(provider, urls)
  provider.on('server_error', (ctx, error) => {
    log.error({ err: error, path: ctx.path }, 'The identity service failed')
  })
  return provider
}
