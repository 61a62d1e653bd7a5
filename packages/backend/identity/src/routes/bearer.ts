import { createLocalJWKSet, jwtVerify } from 'jose'
import { AUDIENCE } from '../names.ts'
import type { PageContext } from '../page-context.ts'
import type { AccountRow } from '../queries/tables.ts'
import type { RouteDependencies } from './dependencies.ts'

/** The bearer of an access token. */
export interface Bearer {
  account: AccountRow
  /** The session that the token belongs to. */
  sessionUid: string
}

/** Creates the function that finds the bearer of a request's access token. A token of an ended session has none. */
export function createBearers({ publicKeys, urls, provider, accounts }: RouteDependencies) {
  const keys = createLocalJWKSet(publicKeys)

  return async (ctx: PageContext): Promise<Bearer | undefined> => {
    const token = /^bearer (?<token>\S+)$/i.exec(ctx.get('authorization'))?.groups?.['token']
    const claims = await jwtVerify(token ?? '', keys, {
      issuer: urls.issuer,
      audience: AUDIENCE,
      algorithms: ['RS256'],
    }).then(
      ({ payload }) => payload,
      () => undefined,
    )
    if (claims?.['typ'] !== 'Bearer' || typeof claims['sid'] !== 'string' || !claims.sub) return undefined

    const session = await provider.Session.findByUid(claims['sid'])
    const account = session && (await accounts.findById(claims.sub))
    return account && { account, sessionUid: claims['sid'] }
  }
}

/** Answers a request without a valid access token. */
export function refuseBearer(ctx: PageContext): void {
  ctx.status = 401
  ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"')
  ctx.body = { error: 'invalid_token' }
}
