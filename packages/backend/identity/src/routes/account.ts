import type { Locale } from '@domizil/domain'
import type { AccountRow } from '../queries/tables.ts'
import { type Form, readForm } from '../forms.ts'
import { storeChosenLocale } from '../locale.ts'
import type { PageContext } from '../page-context.ts'
import { accountPage, type AccountView } from '../pages/account-page.ts'
import { errorPage } from '../pages/error-page.ts'
import { clearStatusCookie } from '../provider/status-cookie.ts'
import { sendPage } from '../pages/send-page.ts'
import { passwordProblem } from '../accounts/password-rules.ts'
import { nameProblems, readNames } from '../accounts/profile-rules.ts'
import { confirmProblem, present } from '../accounts/registration-rules.ts'
import { textsFor } from '../pages/layout.ts'
import { lockedText } from '../pages/locked-text.ts'
import { checkPassword } from './check-password.ts'
import {
  type AccountLink,
  homePath,
  readAccountLink,
  signInForAccount,
  updateEmailPath,
} from './account-link.ts'
import { type RouteDependencies, rulesFor } from './dependencies.ts'
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

interface Change {
  ctx: PageContext
  dependencies: RouteDependencies
  account: AccountRow
  sessionUid: string
  locale: Locale
  form: Form
}

type Outcome = Partial<Pick<AccountView, 'account' | 'values' | 'errors' | 'notice'>>

/** Saves the names, or returns why they are refused. */
async function saveProfile({ dependencies, account, locale, form }: Change): Promise<Outcome> {
  const texts = textsFor(dependencies.site, locale)
  const values = readNames(form)

  const errors = present(nameProblems(values, texts))
  if (Object.keys(errors).length > 0) return { values, errors }

  await dependencies.accounts.rename(account.id, values.firstName, values.lastName)
  return { values, notice: 'profileSaved' }
}

/**
 * Changes the password and ends all other sessions, or returns why it is refused. The current password is required
 * and attempts count as at the sign-in: access to an open browser is not enough to take over an account.
 */
async function savePassword({
  ctx,
  dependencies,
  account,
  sessionUid,
  locale,
  form,
}: Change): Promise<Outcome> {
  const rules = rulesFor(dependencies, locale)
  const { texts } = rules
  const owner = { firstName: account.first_name, lastName: account.last_name, email: account.email }
  const { 'current-password': current = '', password = '', 'password-confirm': passwordConfirm = '' } = form

  if (!(await dependencies.rateLimits.takeJudgement(account.id))) return { notice: 'tooManyAttempts' }
  const errors = present({
    'current-password': current === '' ? texts.missing : undefined,
    password: await passwordProblem(password, owner, rules),
    'password-confirm': confirmProblem({ password, passwordConfirm }, texts),
  })
  if (Object.keys(errors).length > 0) return { errors }
  const check = await checkPassword(ctx, dependencies, { email: account.email, password: current })
  if (check.outcome === 'tooManyAttempts') return { notice: check.outcome }
  if (check.outcome === 'locked') {
    return { errors: { 'current-password': lockedText(check.seconds, locale, texts) } }
  }
  if (check.outcome === 'wrong') return { errors: { 'current-password': texts.currentPasswordWrong } }

  await dependencies.accounts.changePassword(account.id, password, sessionUid)
  return { notice: 'passwordSaved' }
}

/** Sends another confirmation mail. */
async function askForConfirmation({ dependencies, account }: Change): Promise<Outcome> {
  const { rateLimits, confirmations } = dependencies
  const { id, email } = account
  if (!(await rateLimits.takeConfirmation(id)) || !(await rateLimits.takeConfirmationTo(email))) {
    return { notice: 'tooManyAttempts' }
  }

  await confirmations.ask(account)
  return { notice: 'confirmationSent' }
}
