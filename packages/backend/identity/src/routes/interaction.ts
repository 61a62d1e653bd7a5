import type { Locale } from '@domizil/domain'
import type { AccountRow } from '../queries/tables.ts'
import { localeOf, storeChosenLocale } from '../locale.ts'
import type { PageContext } from '../page-context.ts'
import { errorPage } from '../pages/error-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { returnAddress } from '../return-address.ts'
import type { RouteDependencies } from './dependencies.ts'
import { redirectTo } from './route.ts'

/** A sign-in or registration in progress, bound to this browser by its cookie. */
export interface Interaction {
  readonly locale: Locale
  readonly uid: string
  /** The path prefix of its pages. */
  readonly base: string
  /** The requested prompt: `login`, or `create` for a registration. */
  readonly prompt: string
}

/** The interaction of the URL; undefined after an answer that leads on has been sent. */
export async function openInteraction(
  ctx: PageContext,
  dependencies: RouteDependencies,
  uid: string | undefined,
): Promise<Interaction | undefined> {
  const { provider, urls } = dependencies
  const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined)

  if (!details || details.uid !== uid) {
    await leaveExpired(ctx, dependencies)
    return undefined
  }

  storeChosenLocale(ctx, urls)
  return {
    locale: localeOf(ctx, { uiLocales: details.params['ui_locales'] }),
    uid: details.uid,
    base: `${urls.mount}/login-actions/${details.uid}`,
    prompt: details.prompt.name,
  }
}

/** Sends a signed-in user on, as after the sign-in itself; anybody else is shown the way back to where they came from. */
async function leaveExpired(
  ctx: PageContext,
  { provider, accounts, urls, site }: RouteDependencies,
): Promise<void> {
  const { accountId = '' } = await provider.Session.get(ctx)
  const account = accountId ? await accounts.findById(accountId) : undefined
  const locale = localeOf(ctx, { profile: account?.locale })
  const back = returnAddress(ctx, urls)
  if (account) return redirectTo(ctx, back ?? site.home(locale))
  sendPage(ctx, site, errorPage(site, { locale, status: 400, kind: 'expired', back }))
}

/** Ends the interaction: the user is signed in and redirected back to the protocol. */
export async function finishInteraction(
  ctx: PageContext,
  { provider }: RouteDependencies,
  account: AccountRow,
): Promise<void> {
  const result = { login: { accountId: account.id, amr: ['pwd'], acr: '1' }, create: {} }
  const next = await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })

  ctx.redirect(next)
  ctx.status = 303
}
