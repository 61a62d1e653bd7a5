import type { Locale } from '@domizil/domain'
import { localeOf, withLocale } from '../locale.ts'
import { ACCOUNT_CLIENT_ID } from '../names.ts'
import type { PageContext } from '../page-context.ts'
import type { Places } from '../places.ts'
import type { Parts } from './parts.ts'

/** What the address of the account page says. It survives a sign-in on the way. */
export interface AccountLink {
  readonly locale: Locale
  /** The language that the address named; it goes before the one kept with the account. */
  readonly chosen?: unknown
  /** Where "back to the site" leads; only to one of the client's own return addresses, as in Keycloak. */
  readonly referrer?: string | undefined
}

type State = Partial<Record<'referrer' | 'chosen', unknown>>

export function readAccountLink(ctx: PageContext, { places }: Parts, profile?: string): AccountLink {
  const state = readState(ctx.query['state'])
  const referrer = ctx.query['referrer_uri'] ?? state.referrer
  const chosen = ctx.query['kc_locale'] ?? state.chosen

  return {
    chosen,
    locale: localeOf(ctx, { chosen, profile, uiLocales: ctx.query['ui_locales'] }),
    referrer: places.redirectUris.find((known) => known === referrer),
  }
}

/** The address of the account page in a language. */
export function accountPath({ mount }: Places, { locale, referrer }: AccountLink): string {
  const path = withLocale(`${mount}/account`, locale)
  return referrer ? `${path}&${new URLSearchParams({ referrer_uri: referrer }).toString()}` : path
}

/** Sends to the sign-in page, which leads back here. */
export function signInForAccount(ctx: PageContext, { places }: Parts, link: AccountLink): void {
  const query = new URLSearchParams({
    client_id: ACCOUNT_CLIENT_ID,
    response_type: 'none',
    scope: 'openid',
    redirect_uri: places.account,
    ui_locales: link.locale,
    state: Buffer.from(JSON.stringify({ referrer: link.referrer, chosen: link.chosen })).toString(
      'base64url',
    ),
  })

  ctx.redirect(`${places.oidc}/auth?${query.toString()}`)
  ctx.status = 303
}

/** Came back through the visitor's browser, so it may be anything. */
function readState(state: unknown): State {
  if (typeof state !== 'string') return {}
  try {
    const read: unknown = JSON.parse(Buffer.from(state, 'base64url').toString())
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}
