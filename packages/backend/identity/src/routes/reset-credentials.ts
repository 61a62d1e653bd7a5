import { normalizeEmail } from '../accounts/account-repository.ts'
import { emailProblem } from '../accounts/profile-rules.ts'
import { readForm } from '../forms.ts'
import { localeOf, storeChosenLocale } from '../locale.ts'
import type { PageContext } from '../page-context.ts'
import { textsFor } from '../pages/layout.ts'
import { resetRequestedPage, type ResetView, resetPage } from '../pages/reset-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { IdentityUrls } from '../urls.ts'
import type { RouteDependencies } from './dependencies.ts'
import type { Route } from './route.ts'

/** Keycloak's path of a forgotten password. */
export const RESET_PATH = '/login-actions/reset-credentials'

const TAB = /^[\w-]{20,}$/

/** The page that sends a link to a user who has forgotten the password. No session is required. */
export function resetCredentialsRoutes(dependencies: RouteDependencies): Route[] {
  if (!dependencies.passwordResets.isPossible) return []

  return [
    { methods: ['GET'], path: RESET_PATH, answer: (ctx) => show(ctx, dependencies) },
    { methods: ['POST'], path: RESET_PATH, answer: (ctx) => request(ctx, dependencies) },
  ]
}

/** The path of the page; `tab` is the sign-in that it leads back to. */
export function resetPath({ mount }: IdentityUrls, tab?: string): string {
  return tab ? `${mount}${RESET_PATH}?${new URLSearchParams({ tab_id: tab }).toString()}` : mount + RESET_PATH
}

function viewOf(ctx: PageContext, { urls }: RouteDependencies): ResetView {
  const given = ctx.query['tab_id']
  const tab = typeof given === 'string' && TAB.test(given) ? given : undefined
  storeChosenLocale(ctx, urls)

  return {
    locale: localeOf(ctx),
    path: resetPath(urls, tab),
    ...(tab && { login: `${urls.mount}/login-actions/${tab}/authenticate` }),
  }
}

function show(ctx: PageContext, dependencies: RouteDependencies): void {
  sendPage(ctx, dependencies.site, resetPage(dependencies.site, viewOf(ctx, dependencies)))
}

/** Answers alike for every address: what follows happens after the answer. */
async function request(ctx: PageContext, dependencies: RouteDependencies): Promise<void> {
  const { site, rateLimits, passwordResets, clientAddress } = dependencies
  const view = viewOf(ctx, dependencies)
  const { username = '' } = await readForm(ctx)
  const email = normalizeEmail(username)

  const error = emailProblem(email, textsFor(site, view.locale))
  if (error) return sendPage(ctx, site, resetPage(site, { ...view, username, error }))
  if (!(await rateLimits.takeResetRequest(clientAddress(ctx.req)))) {
    return sendPage(ctx, site, resetPage(site, { ...view, username, isTooMany: true }))
  }

  if (await rateLimits.takeReset(email)) passwordResets.request(email, view.locale)
  sendPage(ctx, site, resetRequestedPage(site, view, email))
}
