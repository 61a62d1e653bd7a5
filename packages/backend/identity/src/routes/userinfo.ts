import { createLocalJWKSet, jwtVerify } from 'jose'
import { AUDIENCE, OIDC_PATH } from '../names.ts'
import type { PageContext } from '../page-context.ts'
import { profileClaims } from '../provider/claims.ts'
import type { Parts } from './parts.ts'
import type { Route } from './route.ts'

/**
 * Who the bearer of an access token is. Our own instead of the library's, which refuses tokens with an audience, and
 * all of ours have one. A token of a session that ended tells nothing more.
 */
export function userinfoRoutes(parts: Parts): Route[] {
  const keys = createLocalJWKSet(parts.publicKeys)

  const findBearer = async (ctx: PageContext) => {
    const token = /^bearer (?<token>\S+)$/i.exec(ctx.get('authorization'))?.groups?.['token']
    const claims = await jwtVerify(token ?? '', keys, {
      issuer: parts.places.issuer,
      audience: AUDIENCE,
      algorithms: ['RS256'],
    }).then(
      ({ payload }) => payload,
      () => undefined,
    )
    if (claims?.['typ'] !== 'Bearer' || typeof claims['sid'] !== 'string' || !claims.sub) return undefined

    const session = await parts.provider.Session.findByUid(claims['sid'])
    return session && parts.accounts.findById(claims.sub)
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
