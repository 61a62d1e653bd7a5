import type { Configuration } from 'oidc-provider'
import { ACCESS_TOKEN_S } from '../lifetimes.ts'
import { AUDIENCE } from '../names.ts'
import type { Site } from '../pages/layout.ts'
import { showLogout } from './provider-pages.ts'
import { API_RESOURCE, SCOPES } from './scopes.ts'

/** The enabled features: the code flow for one API and the sign-out. All others are disabled. */
export function featuresOf(site: Site): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    // Implemented in routes/userinfo.ts.
    userinfo: { enabled: false },
    // It refuses tokens that look like JWTs, which ours do. A sign-out revokes them.
    revocation: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => API_RESOURCE,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        audience: AUDIENCE,
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
