import { localeOf, storeChosenLocale } from '../locale.ts'
import { readForm } from '../forms.ts'
import type { PageContext } from '../page-context.ts'
import { confirmationPage, confirmedPage } from '../pages/confirmation-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { RouteDependencies } from './dependencies.ts'
import type { Route } from './route.ts'

const PATH = '/email-confirmation'

/** The target of the link in a confirmation mail. No session is required: the link is the proof. */
export function emailConfirmationRoutes(dependencies: RouteDependencies): Route[] {
  return [
    { methods: ['GET'], path: PATH, answer: (ctx) => ask(ctx, dependencies) },
    { methods: ['POST'], path: PATH, answer: (ctx) => confirm(ctx, dependencies) },
  ]
}

async function ask(ctx: PageContext, { confirmations, urls, site }: RouteDependencies): Promise<void> {
  const locale = localeOf(ctx)
  const token = String(ctx.query['token'] ?? '')
  storeChosenLocale(ctx, urls)
  if (!(await confirmations.read(token))) return sendPage(ctx, site, confirmedPage(site, locale, false))

  sendPage(ctx, site, confirmationPage(site, { locale, token, path: `${urls.mount}${PATH}` }))
}

async function confirm(
  ctx: PageContext,
  { accounts, confirmations, site }: RouteDependencies,
): Promise<void> {
  const { token = '' } = await readForm(ctx)
  const found = await confirmations.read(token)
  const isConfirmed = found !== undefined && (await accounts.confirmEmail(found.id, found.email))

  sendPage(ctx, site, confirmedPage(site, localeOf(ctx), isConfirmed))
}
