import type { ClientMetadata } from 'oidc-provider'
import { ACCOUNT_CLIENT_ID, CLIENT_ID } from '../names.ts'
import type { IdentityUrls } from '../urls.ts'

/** The site, and our own account page, which gets no tokens. Redirect URIs have to match exactly. */
export function clientsOf(urls: IdentityUrls): ClientMetadata[] {
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
      client_id: ACCOUNT_CLIENT_ID,
      application_type: 'web',
      token_endpoint_auth_method: 'none',
      grant_types: [],
      response_types: ['none'],
      redirect_uris: [urls.account],
    },
  ]
}
