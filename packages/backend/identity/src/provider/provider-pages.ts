import type { KoaContextWithOIDC } from 'oidc-provider'
import { localeOf } from '../locale.ts'
import { type ErrorKind, errorPage } from '../pages/error-page.ts'
import type { Site } from '../pages/layout.ts'
import { logoutPage } from '../pages/logout-page.ts'
import { sendPage } from '../pages/send-page.ts'

/** Asks for confirmation before signing out, unless the client has sent a valid ID token. */
export function showLogout(ctx: KoaContextWithOIDC, site: Site, form: string): void {
  const locale = localeOf(ctx, { uiLocales: ctx.oidc.params?.['ui_locales'] })
  const isAsked = !ctx.oidc.entities.IdTokenHint

  sendPage(ctx, site, logoutPage(site, { locale, form, isAsked }))
}

/**
 * Shows an error that the protocol forbids to return to the client. If the session has ended before the sign-out, as
 * with a deleted account, redirects home instead: the visitor is signed out.
 */
export function showProtocolError(ctx: KoaContextWithOIDC, site: Site, { error }: { error: string }): void {
  const { status } = ctx
  const locale = localeOf(ctx, { uiLocales: ctx.query['ui_locales'] })
  const isSignedOut = ctx.oidc?.route === 'end_session_confirm' && !ctx.oidc.session?.accountId

  if (isSignedOut) {
    ctx.status = 303
    return ctx.redirect(site.home(locale))
  }
  sendPage(ctx, site, errorPage(site, { locale, status, kind: kindOf(error, status), code: error }))
}

function kindOf(error: string, status: number): ErrorKind {
  if (status === 404) return 'notFound'
  if (error === 'invalid_redirect_uri') return 'redirect'
  return 'error'
}
