import { createHash } from 'node:crypto'
import type Provider from 'oidc-provider'
import { SESSION_MAX_S } from '../lifetimes.ts'
import { REALM } from '../names.ts'
import type { PageContext } from '../page-context.ts'

/** The name by which Keycloak's status iframe reads it. */
export const STATUS_COOKIE = 'KEYCLOAK_SESSION'

/**
 * Maintains the cookie by which the status iframe detects a sign-out in another tab. It is readable by scripts, but
 * contains only a hash of the session's id.
 */
export function maintainStatusCookie(provider: Provider): void {
  provider.on('authorization.success', (ctx) => {
    const uid = ctx.oidc.session?.uid
    if (uid) set(ctx, createHash('sha256').update(uid).digest('base64url'))
  })
  provider.on('end_session.success', (ctx) => set(ctx, null))
}

/** Has the status iframes of this browser notice that its session has ended. */
export function clearStatusCookie(ctx: PageContext): void {
  set(ctx, null)
}

function set(ctx: PageContext, value: string | null): void {
  ctx.cookies.set(STATUS_COOKIE, value, {
    path: `/auth/realms/${REALM}/`,
    httpOnly: false,
    sameSite: 'strict',
    secure: ctx.secure,
    signed: false,
    overwrite: true,
    ...(value !== null && { maxAge: SESSION_MAX_S * 1000 }),
  })
}
