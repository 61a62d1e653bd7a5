import { createLocalJWKSet, jwtVerify } from 'jose'
import { AUDIENCE, OIDC_PATH } from '../names.ts'
import type { PageContext } from '../page-context.ts'
import { profileClaims } from '../provider/claims.ts'
import type { RouteDependencies } from './dependencies.ts'
import type { Route } from './route.ts'

/**
 * The claims for the bearer of an access token. Replaces the library's endpoint, which refuses tokens with an
 * audience, as all of ours have. A token of an ended session is refused.
 */
export function userinfoRoutes(dependencies: RouteDependencies): Route[] {
  const keys = createLocalJWKSet(dependencies.publicKeys)

  const findBearer = async (ctx: PageContext) => {
    const token = /^bearer (?<token>\S+)$/i.exec(ctx.get('authorization'))?.groups?.['token']
    const claims = await jwtVerify(token ?? '', keys, {
      issuer: dependencies.urls.issuer,
      audience: AUDIENCE,
      algorithms: ['RS256'],
    }).then(
      ({ payload }) => payload,
      () => undefined,
    )
    if (claims?.['typ'] !== 'Bearer' || typeof claims['sid'] !== 'string' || !claims.sub) return undefined

    const session = await dependencies.provider.Session.findByUid(claims['sid'])
    return session && dependencies.accounts.findById(claims.sub)
  }

  return [
    {
      methods: ['GET', 'POST'],
      path: `${OIDC_PATH}/userinfo`,
      answer: async (ctx) => {
        const account = await findBearer(ctx)
        ctx.set('Cache-Control', 'no-store')

        if (!account) {
          ctx.status = 401
          ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"')
          ctx.body = { error: 'invalid_token' }
          return
        }
        ctx.body = { sub: account.id, ...profileClaims(account) }
      },
    },
  ]
}
