import type { AccountRow } from '../queries/tables.ts'
import { readForm } from '../forms.ts'
import { rememberChosenLocale } from '../locale.ts'
import type { PageContext } from '../page-context.ts'
import { accountPage } from '../pages/account-page.ts'
import { errorPage } from '../pages/error-page.ts'
import { sendPage } from '../pages/send-page.ts'
import {
  askForConfirmation,
  type Change,
  type Outcome,
  saveProfile,
  savePassword,
} from './account-changes.ts'
import { type AccountLink, accountPath, readAccountLink, signInForAccount } from './account-link.ts'
import type { Parts } from './parts.ts'
import type { Route } from './route.ts'

/** The page on which people change their name and password. Who is signed out signs in first. */
export function accountRoutes(parts: Parts): Route[] {
  return [
    {
      methods: ['GET', 'POST'],
      path: /^\/account\/?$/,
      answer: async (ctx) => {
        const session = await parts.provider.Session.get(ctx)
        const account = await parts.accounts.findById(session.accountId ?? '')
        const link = readAccountLink(ctx, parts, account?.locale)
        rememberChosenLocale(ctx, parts.places)

        if (!account) return signInForAccount(ctx, parts, link)
        await answerAccount(ctx, parts, { account, sessionUid: session.uid, link })
      },
    },
  ]
}

interface Visit {
  account: AccountRow
  sessionUid: string
  link: AccountLink
}

async function answerAccount(ctx: PageContext, parts: Parts, visit: Visit): Promise<void> {
  const { site, formGuard, places } = parts
  const { link, sessionUid } = visit
  const view = {
    ...link,
    account: visit.account,
    csrfToken: formGuard.tokenFor(sessionUid),
    canConfirm: parts.confirmations.isPossible,
    inLocale: (locale: typeof link.locale) => accountPath(places, { ...link, locale }),
  }
  if (ctx.method === 'GET') return sendPage(ctx, site, accountPage(site, view))

  const form = await readForm(ctx)
  if (!formGuard.accepts(sessionUid, form['csrf'])) {
    return sendPage(ctx, site, errorPage(site, { ...link, status: 403, kind: 'forbidden' }))
  }

  const change = { ctx, parts, ...visit, locale: link.locale, form }
  const outcome = await outcomeOf(change)
  sendPage(ctx, site, accountPage(site, { ...view, ...outcome }))
}

function outcomeOf(change: Change): Promise<Outcome> {
  if (change.form['form'] === 'password') return savePassword(change)
  return change.form['form'] === 'confirmation' ? askForConfirmation(change) : saveProfile(change)
}
