import { OIDC_PATH } from '../names.ts'
import { profileClaims } from '../provider/claims.ts'
import { createBearers, refuseBearer } from './bearer.ts'
import type { RouteDependencies } from './dependencies.ts'
import type { Route } from './route.ts'

/**
 * The claims for the bearer of an access token. Replaces the library's endpoint, which refuses tokens with an
 * audience, as all of ours have. A token of an ended session is refused.
 */
export function userinfoRoutes(dependencies: RouteDependencies): Route[] {
  const findBearer = createBearers(dependencies)

  return [
    {
      methods: ['GET', 'POST'],
      path: `${OIDC_PATH}/userinfo`,
      answer: async (ctx) => {
        const bearer = await findBearer(ctx)
        ctx.set('Cache-Control', 'no-store')
        if (!bearer) return refuseBearer(ctx)

        ctx.body = { sub: bearer.account.id, ...profileClaims(bearer.account) }
      },
    },
  ]
}
