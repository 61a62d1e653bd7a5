import { clearStatusCookie } from '../provider/status-cookie.ts'
import { createBearers, refuseBearer } from './bearer.ts'
import type { RouteDependencies } from './dependencies.ts'
import type { Route } from './route.ts'

/**
 * Ends the sessions of the bearer of an access token, as Keycloak's account API does: all others, and with
 * `current=true` its own too. Refresh tokens become invalid at once; access tokens expire within five minutes.
 */
export function accountSessionRoutes(dependencies: RouteDependencies): Route[] {
  const findBearer = createBearers(dependencies)
  const { accounts } = dependencies

  return [
    {
      methods: ['DELETE'],
      path: '/account/sessions',
      answer: async (ctx) => {
        const bearer = await findBearer(ctx)
        ctx.set('Cache-Control', 'no-store')
        if (!bearer) return refuseBearer(ctx)

        if (ctx.query['current'] === 'true') {
          await accounts.endSessions(bearer.account.id)
          clearStatusCookie(ctx)
        } else {
          await accounts.endOtherSessions(bearer.account.id, bearer.sessionUid)
        }
        ctx.status = 204
      },
    },
  ]
}
