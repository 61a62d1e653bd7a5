import type { AccountRow } from '../queries/tables.ts'
import { readForm } from '../forms.ts'
import { storeChosenLocale } from '../locale.ts'
import type { PageContext } from '../page-context.ts'
import { accountPage } from '../pages/account-page.ts'
import { errorPage } from '../pages/error-page.ts'
import { clearStatusCookie } from '../provider/status-cookie.ts'
import { sendPage } from '../pages/send-page.ts'
import {
  askForConfirmation,
  type Change,
  type Outcome,
  saveProfile,
  savePassword,
} from './account-changes.ts'
import {
  type AccountLink,
  homePath,
  readAccountLink,
  signInForAccount,
  updateEmailPath,
} from './account-link.ts'
import type { RouteDependencies } from './dependencies.ts'
import { redirectTo, type Route } from './route.ts'

/** The page for changing name and password. A sign-in is required. */
export function accountRoutes(dependencies: RouteDependencies): Route[] {
  return [
    {
      methods: ['GET', 'POST'],
      path: /^\/account\/?$/,
      answer: async (ctx) => {
        const session = await dependencies.provider.Session.get(ctx)
        const account = await dependencies.accounts.findById(session.accountId ?? '')
        const link = readAccountLink(ctx, dependencies, account?.locale)
        storeChosenLocale(ctx, dependencies.urls)

        if (!account) return signInForAccount(ctx, dependencies, link)
        if (link.action) return redirectTo(ctx, updateEmailPath(dependencies.urls, link))
        await answerAccount(ctx, dependencies, { account, sessionUid: session.uid, link })
      },
    },
  ]
}

interface Visit {
  account: AccountRow
  sessionUid: string
  link: AccountLink
}

async function answerAccount(ctx: PageContext, dependencies: RouteDependencies, visit: Visit): Promise<void> {
  const { site, formGuard, urls } = dependencies
  const { link, sessionUid } = visit
  const view = {
    ...link,
    account: visit.account,
    csrfToken: formGuard.tokenFor(sessionUid),
    canConfirm: dependencies.confirmations.isPossible,
    home: urls.home(link.locale),
    ...(dependencies.emailChanges.isPossible && { updateEmail: updateEmailPath(urls, link) }),
    inLocale: (locale: typeof link.locale) => homePath(urls, { ...link, locale }),
  }
  if (ctx.method === 'GET') return sendPage(ctx, site, accountPage(site, view))

  const form = await readForm(ctx)
  if (!formGuard.accepts(sessionUid, form['csrf'])) {
    return sendPage(ctx, site, errorPage(site, { ...link, status: 403, kind: 'forbidden' }))
  }

  if (form['form'] === 'sessions') return signOutEverywhere(ctx, dependencies, visit)
  const change = { ctx, dependencies, ...visit, locale: link.locale, form }
  const outcome = await outcomeOf(change)
  sendPage(ctx, site, accountPage(site, { ...view, ...outcome }))
}

/** Ends all sessions of the account, this one included, and leads home. */
async function signOutEverywhere(
  ctx: PageContext,
  { accounts, site }: RouteDependencies,
  { account, link }: Visit,
): Promise<void> {
  await accounts.endSessions(account.id)
  clearStatusCookie(ctx)
  redirectTo(ctx, site.home(link.locale))
}

function outcomeOf(change: Change): Promise<Outcome> {
  if (change.form['form'] === 'password') return savePassword(change)
  return change.form['form'] === 'confirmation' ? askForConfirmation(change) : saveProfile(change)
}
