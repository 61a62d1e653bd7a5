import type { Locale } from '@domizil/domain'
import type { AccountRow } from '../queries/tables.ts'
import { localeOf, rememberChosenLocale } from '../locale.ts'
import type { PageContext } from '../page-context.ts'
import { errorPage } from '../pages/error-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Parts } from './parts.ts'

/** A sign-in or registration under way, bound to this browser by its cookie. */
export interface Interaction {
  readonly locale: Locale
  /** The path below which its pages live. */
  readonly base: string
  /** What was asked for: `login`, or `create` for a registration. */
  readonly prompt: string
}

/** The interaction of the address, or nothing after "page has expired" has been answered. */
export async function openInteraction(
  ctx: PageContext,
  { provider, places, site }: Parts,
  uid: string | undefined,
): Promise<Interaction | undefined> {
  const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined)

  if (!details || details.uid !== uid) {
    sendPage(ctx, site, errorPage(site, { locale: localeOf(ctx), status: 400, kind: 'expired' }))
    return undefined
  }

  rememberChosenLocale(ctx, places)
  return {
    locale: localeOf(ctx, { uiLocales: details.params['ui_locales'] }),
    base: `${places.mount}/login-actions/${uid}`,
    prompt: details.prompt.name,
  }
}

/** Ends the interaction: the person is signed in and goes back to where the protocol goes on. */
export async function finishInteraction(
  ctx: PageContext,
  { provider }: Parts,
  account: AccountRow,
): Promise<void> {
  const result = { login: { accountId: account.id, amr: ['pwd'], acr: '1' }, create: {} }
  const next = await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })

  ctx.redirect(next)
  ctx.status = 303
}
