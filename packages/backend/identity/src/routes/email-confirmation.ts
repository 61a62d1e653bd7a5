import { localeOf, rememberChosenLocale } from '../locale.ts'
import { readForm } from '../forms.ts'
import type { PageContext } from '../page-context.ts'
import { confirmationPage, confirmedPage } from '../pages/confirmation-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Parts } from './parts.ts'
import type { Route } from './route.ts'

const PATH = '/email-confirmation'

/** Where the link of a confirmation mail leads. Nobody has to be signed in: the link is the proof. */
export function emailConfirmationRoutes(parts: Parts): Route[] {
  return [
    { methods: ['GET'], path: PATH, answer: (ctx) => ask(ctx, parts) },
    { methods: ['POST'], path: PATH, answer: (ctx) => confirm(ctx, parts) },
  ]
}

async function ask(ctx: PageContext, { confirmations, places, site }: Parts): Promise<void> {
  const locale = localeOf(ctx)
  const token = String(ctx.query['token'] ?? '')
  rememberChosenLocale(ctx, places)
  if (!(await confirmations.read(token))) return sendPage(ctx, site, confirmedPage(site, locale, false))

  sendPage(ctx, site, confirmationPage(site, { locale, token, path: `${places.mount}${PATH}` }))
}

async function confirm(ctx: PageContext, { accounts, confirmations, site }: Parts): Promise<void> {
  const { token = '' } = await readForm(ctx)
  const found = await confirmations.read(token)
  const isConfirmed = found !== undefined && (await accounts.confirmEmail(found.id, found.email))

  sendPage(ctx, site, confirmedPage(site, localeOf(ctx), isConfirmed))
}
