import type { Locale } from '@domizil/domain'
import type { AccountRow } from '../queries/tables.ts'
import { localeOf, storeChosenLocale } from '../locale.ts'
import type { PageContext } from '../page-context.ts'
import { errorPage } from '../pages/error-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { RouteDependencies } from './dependencies.ts'

/** A sign-in or registration in progress, bound to this browser by its cookie. */
export interface Interaction {
  readonly locale: Locale
  readonly uid: string
  /** The path prefix of its pages. */
  readonly base: string
  /** The requested prompt: `login`, or `create` for a registration. */
  readonly prompt: string
}

/** The interaction of the URL; undefined after "page has expired" has been sent. */
export async function openInteraction(
  ctx: PageContext,
  { provider, urls, site }: RouteDependencies,
  uid: string | undefined,
): Promise<Interaction | undefined> {
  const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined)

  if (!details || details.uid !== uid) {
    sendPage(ctx, site, errorPage(site, { locale: localeOf(ctx), status: 400, kind: 'expired' }))
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
