import type OidcProvider from 'oidc-provider'
import type { Accounts } from '../accounts/accounts.ts'
import type { Log } from '../log.ts'
import type { Site } from '../pages/layout.ts'
import type { Places } from '../places.ts'
import type { Queries } from '../queries/queries.ts'
import type { Secrets } from '../secrets.ts'
import { createAdapterFactory } from './adapter.ts'
import { protocolConfiguration } from './configuration.ts'
import { featuresOf } from './features.ts'
import { loadOrGrant } from './grants.ts'
import { Provider } from './oidc-provider.ts'
import { showProtocolError } from './provider-pages.ts'
import { issueRefreshTokensAsJwt } from './refresh-token.ts'
import { keepStatusCookie } from './status-cookie.ts'
import { tokenConfiguration } from './token-configuration.ts'

export interface ProviderParts {
  db: Queries
  secrets: Secrets
  accounts: Accounts
  places: Places
  site: Site
  log: Log
}

/** The OpenID provider with Keycloak's paths, cookies and tokens, so that keycloak-js notices no difference. */
export function createProvider({ db, secrets, accounts, places, site, log }: ProviderParts): OidcProvider {
  const provider = new Provider(places.issuer, {
    ...protocolConfiguration(places, secrets),
    ...tokenConfiguration(places, accounts),
    adapter: createAdapterFactory(db),
    features: featuresOf(site),
    loadExistingGrant: loadOrGrant,
    renderError: (ctx, out) => showProtocolError(ctx, site, out),
  })

  // Safe only because the headers that it now trusts are overwritten before every request.
  provider.proxy = true
  issueRefreshTokensAsJwt(provider, secrets.hmacKey)
  keepStatusCookie(provider, places)
  provider.on('server_error', (ctx, error) => {
    log.error({ err: error, path: ctx.path }, 'The identity service failed')
  })
  return provider
}
