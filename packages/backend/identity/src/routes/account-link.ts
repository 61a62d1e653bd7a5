import type { Locale } from '@domizil/domain'
import { localeOf, withLocale } from '../locale.ts'
import { ACCOUNT_CLIENT_ID } from '../names.ts'
import type { PageContext } from '../page-context.ts'
import type { IdentityUrls } from '../urls.ts'
import type { RouteDependencies } from './dependencies.ts'

/** The parameters of the account page's URL. They survive a sign-in in between. */
export interface AccountLink {
  readonly locale: Locale
  /** The language in the URL; it takes precedence over the account's. */
  readonly chosen?: unknown
  /** The target of "back to the site"; must be one of the client's redirect URIs, as in Keycloak. */
  readonly referrer?: string | undefined
  /** The page that was asked for, instead of the account's. */
  readonly action?: typeof UPDATE_EMAIL | undefined
}

/** Keycloak's name of the page that changes the e-mail address. */
export const UPDATE_EMAIL = 'UPDATE_EMAIL'

/** Keycloak's path of an action that a user or the site asks for. */
export const ACTION_REQUIRED_PATH = '/login-actions/required-action'

type State = Partial<Record<'referrer' | 'chosen' | 'action', unknown>>

export function readAccountLink(
  ctx: PageContext,
  { urls }: RouteDependencies,
  profile?: string,
): AccountLink {
  const state = readState(ctx.query['state'])
  const referrer = ctx.query['referrer_uri'] ?? state.referrer
  const chosen = ctx.query['kc_locale'] ?? state.chosen

  return {
    chosen,
    locale: localeOf(ctx, { chosen, profile, uiLocales: ctx.query['ui_locales'] }),
    referrer: urls.redirectUris.find((known) => known === referrer),
    action: state.action === UPDATE_EMAIL ? UPDATE_EMAIL : undefined,
  }
}

/** The path of the account page in a language. */
export function homePath({ mount }: IdentityUrls, link: AccountLink): string {
  return withReferrer(withLocale(`${mount}/account`, link.locale), link)
}

/** The path of the page that changes the e-mail address, in a language. */
export function updateEmailPath({ mount }: IdentityUrls, link: AccountLink): string {
  const path = `${mount}${ACTION_REQUIRED_PATH}?execution=${UPDATE_EMAIL}`
  return withReferrer(withLocale(path, link.locale), link)
}

function withReferrer(path: string, { referrer }: AccountLink): string {
  return referrer ? `${path}&${new URLSearchParams({ referrer_uri: referrer }).toString()}` : path
}

/** Redirects to the sign-in page, which returns here. */
export function signInForAccount(ctx: PageContext, { urls }: RouteDependencies, link: AccountLink): void {
  const query = new URLSearchParams({
    client_id: ACCOUNT_CLIENT_ID,
    response_type: 'none',
    scope: 'openid',
    redirect_uri: urls.account,
    ui_locales: link.locale,
    state: Buffer.from(
      JSON.stringify({ referrer: link.referrer, chosen: link.chosen, action: link.action }),
    ).toString('base64url'),
  })

  ctx.redirect(`${urls.oidc}/auth?${query.toString()}`)
  ctx.status = 303
}

/** It has passed through the visitor's browser and is not trusted. */
function readState(state: unknown): State {
  if (typeof state !== 'string') return {}
  try {
    const read: unknown = JSON.parse(Buffer.from(state, 'base64url').toString())
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}
