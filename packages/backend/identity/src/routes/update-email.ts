import { normalizeEmail } from '../accounts/account-repository.ts'
import { emailProblem } from '../accounts/profile-rules.ts'
import { present } from '../accounts/registration-rules.ts'
import { type Form, readForm } from '../forms.ts'
import { storeChosenLocale } from '../locale.ts'
import { OIDC_PATH } from '../names.ts'
import type { PageContext } from '../page-context.ts'
import { errorPage } from '../pages/error-page.ts'
import { textsFor } from '../pages/layout.ts'
import { lockedText } from '../pages/locked-text.ts'
import { sendPage } from '../pages/send-page.ts'
import { updateEmailPage, type UpdateEmailView } from '../pages/update-email-page.ts'
import type { AccountRow } from '../queries/tables.ts'
import {
  ACTION_REQUIRED_PATH,
  type AccountLink,
  homePath,
  readAccountLink,
  signInForAccount,
  UPDATE_EMAIL,
  updateEmailPath,
} from './account-link.ts'
import { checkPassword } from './check-password.ts'
import type { RouteDependencies } from './dependencies.ts'
import { redirectTo, type Route } from './route.ts'

/** The page that changes the e-mail address, and Keycloak's way to it: a sign-in with an action. */
export function updateEmailRoutes(dependencies: RouteDependencies): Route[] {
  const { urls, emailChanges } = dependencies
  const page: Route = {
    methods: ['GET', 'POST'],
    path: ACTION_REQUIRED_PATH,
    query: ['execution', UPDATE_EMAIL],
    answer: (ctx) => visit(ctx, dependencies),
  }
  const way: Route = {
    methods: ['GET'],
    path: `${OIDC_PATH}/auth`,
    query: ['kc_action', UPDATE_EMAIL],
    answer: (ctx) => {
      const link = readAccountLink(ctx, dependencies)
      const referrer = urls.redirectUris.find((uri) => uri === ctx.query['redirect_uri'])
      const pathOf = emailChanges.isPossible ? updateEmailPath : homePath
      redirectTo(ctx, pathOf(urls, { ...link, referrer }))
    },
  }

  return emailChanges.isPossible ? [way, page] : [way]
}

async function visit(ctx: PageContext, dependencies: RouteDependencies): Promise<void> {
  const { provider, accounts, urls, site, formGuard } = dependencies
  const session = await provider.Session.get(ctx)
  const account = await accounts.findById(session.accountId ?? '')
  const link = readAccountLink(ctx, dependencies, account?.locale)
  storeChosenLocale(ctx, urls)
  if (!account) return signInForAccount(ctx, dependencies, { ...link, action: UPDATE_EMAIL })

  const view: UpdateEmailView = {
    ...link,
    account,
    csrfToken: formGuard.tokenFor(session.uid),
    inLocale: (locale) => updateEmailPath(urls, { ...link, locale }),
  }
  if (ctx.method === 'GET') return sendPage(ctx, site, updateEmailPage(site, view))

  const form = await readForm(ctx)
  if (!formGuard.accepts(session.uid, form['csrf'])) {
    return sendPage(ctx, site, errorPage(site, { ...link, status: 403, kind: 'forbidden' }))
  }
  const outcome = await requestChange(ctx, dependencies, { account, link, form })
  sendPage(ctx, site, updateEmailPage(site, { ...view, ...outcome }))
}

/** Sends the mails, or returns why not. The password is required: an open browser is not enough to take an account. */
async function requestChange(
  ctx: PageContext,
  dependencies: RouteDependencies,
  { account, link: { locale }, form }: { account: AccountRow; link: AccountLink; form: Form },
): Promise<Partial<UpdateEmailView>> {
  const { site, accounts, rateLimits, emailChanges } = dependencies
  const texts = textsFor(site, locale)
  const email = normalizeEmail(form['email'] ?? '')
  const password = form['current-password'] ?? ''
  const isSame = email === account.email

  const errors = present({
    email: emailProblem(email, texts) ?? (isSame ? texts.emailSame : undefined),
    'current-password': password === '' ? texts.missing : undefined,
  })
  if (Object.keys(errors).length > 0) return { email, errors }

  const check = await checkPassword(ctx, dependencies, { email: account.email, password })
  if (check.outcome === 'tooManyAttempts') return { email, notice: 'tooManyAttempts' }
  if (check.outcome === 'locked') {
    return { email, errors: { 'current-password': lockedText(check.seconds, locale, texts) } }
  }
  if (check.outcome === 'wrong') return { email, errors: { 'current-password': texts.currentPasswordWrong } }

  if (!(await rateLimits.takeConfirmation(account.id))) return { email, notice: 'tooManyAttempts' }
  if (await accounts.findIdByEmail(email)) return { email, errors: { email: texts.emailTaken } }
  if (!(await rateLimits.takeConfirmationTo(email))) return { email, notice: 'tooManyAttempts' }
  await emailChanges.request(account, email, locale)
  return { email, notice: 'emailRequested' }
}
