import { createHash } from 'node:crypto'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { SESSION_MAX_S } from '../lifetimes.ts'
import type { Places } from '../places.ts'

/** The name under which Keycloak's status iframe looks it up. */
export const STATUS_COOKIE = 'KEYCLOAK_SESSION'

/**
 * Keeps the cookie from which the status iframe sees a sign-out in another tab. Scripts may read it; it is only a
 * hash of the session's id and opens nothing.
 */
export function keepStatusCookie(provider: Provider, places: Places): void {
  const set = (ctx: KoaContextWithOIDC, value: string | null) =>
    ctx.cookies.set(STATUS_COOKIE, value, {
      path: `${places.mount}/`,
      httpOnly: false,
      sameSite: 'strict',
      secure: ctx.secure,
      signed: false,
      overwrite: true,
      ...(value !== null && { maxAge: SESSION_MAX_S * 1000 }),
    })

  provider.on('authorization.success', (ctx) => {
    const uid = ctx.oidc.session?.uid
    if (uid) set(ctx, createHash('sha256').update(uid).digest('base64url'))
  })
  provider.on('end_session.success', (ctx) => set(ctx, null))
}
