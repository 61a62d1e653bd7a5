import type { Locale } from '@domizil/domain'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { loginStatusRoutes } from '../iframes/login-status.ts'
import { accountRoutes } from './account.ts'
import { clearStatusCookie } from '../provider/status-cookie.ts'
import { createBearers, refuseBearer } from './bearer.ts'
import { ACTION_PATH, actionPath } from '../accounts/account-mail.ts'
import { isForNewEmail, type OpenLink } from '../accounts/links.ts'
import { passwordProblem } from '../accounts/password-rules.ts'
import { confirmProblem, present } from '../accounts/registration-rules.ts'
import { type Form, readForm } from '../forms.ts'
import { localeOf, storeChosenLocale, withLocale } from '../locale.ts'
import type { PageContext } from '../page-context.ts'
import { donePage, emailActionPage, linkOverPage } from '../pages/action-page.ts'
import { newPasswordPage } from '../pages/new-password-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { updateEmailPath } from './account-link.ts'
import { confirmationPage, confirmedPage } from '../pages/confirmation-page.ts'
import { loginRoutes } from './login.ts'
import { FONT_PATH } from '../pages/style.ts'
import { type RouteDependencies, rulesFor } from './dependencies.ts'
import { registrationRoutes } from './registration.ts'
import { RESET_PATH, resetCredentialsRoutes } from './reset-credentials.ts'
import { redirectTo, type Route } from './route.ts'
import { updateEmailRoutes } from './update-email.ts'
import { OIDC_PATH } from '../names.ts'
import { profileClaims } from '../provider/claims.ts'

const require = createRequire(import.meta.url)
const bytes = readFileSync(
  require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
)

/** The typeface of the site; its builds have it under names that change. */
const fontRoutes: Route[] = [
  {
    methods: ['GET'],
    path: FONT_PATH,
    answer(ctx) {
      ctx.type = 'font/woff2'
      ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
      ctx.body = bytes
    },
  },
]

const PATH = '/email-confirmation'

/** The target of the link in a confirmation mail. No session is required: the link is the proof. */
function emailConfirmationRoutes(dependencies: RouteDependencies): Route[] {
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

/** The targets of the links in mails. The link is the proof: no session is required. */
function actionTokenRoutes(dependencies: RouteDependencies): Route[] {
  return [
    { methods: ['GET'], path: ACTION_PATH, answer: (ctx) => show(ctx, dependencies) },
    { methods: ['POST'], path: ACTION_PATH, answer: (ctx) => act(ctx, dependencies) },
  ]
}

interface Action {
  ctx: PageContext
  dependencies: RouteDependencies
  locale: Locale
  key: string
  link: OpenLink
  form: Form
}

/** Shows what the link is about. It is used up by a form only: mail programs open links to scan them. */
async function show(ctx: PageContext, dependencies: RouteDependencies): Promise<void> {
  const { site, urls } = dependencies
  const locale = localeOf(ctx)
  const key = String(ctx.query['key'] ?? '')
  const link = await dependencies.links.read(key)
  storeChosenLocale(ctx, urls)
  if (!link) return sendLinkOver(ctx, dependencies, locale)

  const view = { locale, inLocale: pathsOf(dependencies, key), email: link.email }
  if (link.kind === 'RESET_PASSWORD') return sendPage(ctx, site, newPasswordPage(site, view))
  sendPage(ctx, site, emailActionPage(site, { ...view, kind: link.kind }))
}

const pathsOf =
  ({ urls }: RouteDependencies, key: string) =>
  (locale: Locale) =>
    actionPath(urls, key, locale)

async function act(ctx: PageContext, dependencies: RouteDependencies): Promise<void> {
  const locale = localeOf(ctx)
  const key = String(ctx.query['key'] ?? '')
  const form = await readForm(ctx)
  const link = await dependencies.links.read(key)
  if (!link) return sendLinkOver(ctx, dependencies, locale)

  const action = { ctx, dependencies, locale, key, link, form }
  if (link.kind === 'RESET_PASSWORD') return setPassword(action)
  return link.kind === 'CHANGE_EMAIL' ? confirmEmail(action) : undoEmail(action)
}

async function setPassword({ ctx, dependencies, locale, key, link, form }: Action): Promise<void> {
  const { site, accounts, knownBrowsers, passwordResets, rateLimits } = dependencies
  const rules = rulesFor(dependencies, locale)
  const { account, email } = link
  const owner = { firstName: account.first_name, lastName: account.last_name, email }
  const { 'password-new': password = '', 'password-confirm': passwordConfirm = '' } = form
  const view = { locale, inLocale: pathsOf(dependencies, key), email }

  if (!(await rateLimits.takeJudgement(account.id))) {
    return sendPage(ctx, site, newPasswordPage(site, { ...view, isTooMany: true }))
  }
  const errors = present({
    'password-new': await passwordProblem(password, owner, rules),
    'password-confirm': confirmProblem({ password, passwordConfirm }, rules.texts),
  })
  if (Object.keys(errors).length > 0) {
    return sendPage(ctx, site, newPasswordPage(site, { ...view, errors }))
  }
  if (!(await passwordResets.complete(key, password))) return sendLinkOver(ctx, dependencies, locale)

  // The owner of the mailbox has chosen the password: the lock ends, here and on other devices.
  await accounts.forgive(knownBrowsers.guesserOf(ctx, email, undefined).subject)
  knownBrowsers.markKnown(ctx, account.id)
  sendPage(ctx, site, donePage(site, { locale, done: 'passwordReset' }))
}

async function confirmEmail({ ctx, dependencies, locale, key }: Action): Promise<void> {
  const { site, emailChanges } = dependencies
  const email = await emailChanges.confirm(key)
  if (!email) return sendLinkOver(ctx, dependencies, locale)

  sendPage(ctx, site, donePage(site, { locale, done: 'emailChanged', email }))
}

/** An attacker knew the password, so the owner chooses a new one at once. */
async function undoEmail({ ctx, dependencies, locale, key }: Action): Promise<void> {
  const next = await dependencies.emailChanges.undo(key)
  if (!next) return sendLinkOver(ctx, dependencies, locale)

  redirectTo(ctx, actionPath(dependencies.urls, next, locale))
}

function sendLinkOver(ctx: PageContext, dependencies: RouteDependencies, locale: Locale): void {
  const key = String(ctx.query['key'] ?? '')
  const again = isForNewEmail(key) ? changeAgain(dependencies, locale) : resetAgain(dependencies, locale)
  sendPage(ctx, dependencies.site, linkOverPage(dependencies.site, { locale, again }))
}

function changeAgain({ urls }: RouteDependencies, locale: Locale) {
  return { label: 'updateEmailTitle', path: updateEmailPath(urls, { locale }) } as const
}

function resetAgain({ urls, passwordResets }: RouteDependencies, locale: Locale) {
  if (!passwordResets.isPossible) return undefined
  return { label: 'resetAgain', path: withLocale(urls.mount + RESET_PATH, locale) } as const
}

/** All routes below the realm that are not the protocol's. */
export function createRoutes(dependencies: RouteDependencies): Route[] {
  return [
    ...fontRoutes,
    ...loginStatusRoutes(dependencies.urls),
    ...updateEmailRoutes(dependencies),
    ...loginRoutes(dependencies),
    ...resetCredentialsRoutes(dependencies),
    ...actionTokenRoutes(dependencies),
    ...registrationRoutes(dependencies),
    ...accountRoutes(dependencies),
    ...accountSessionRoutes(dependencies),
    ...emailConfirmationRoutes(dependencies),
    ...userinfoRoutes(dependencies),
    ...revocationRoutes(dependencies),
  ]
}

/**
 * Ends the sessions of the bearer of an access token, as Keycloak's account API does: all others, and with
 * `current=true` its own too. Refresh tokens become invalid at once; access tokens expire within five minutes.
 */
function accountSessionRoutes(dependencies: RouteDependencies): Route[] {
  const findBearer = createBearers(dependencies)
  const { accounts } = dependencies

  return [
    {
      methods: ['DELETE'],
      path: '/account/sessions',
      answer: async (ctx) => {
        const bearer = await findBearer(ctx)
        ctx.set('Cache-Control', 'no-store')
        if (!bearer) return refuseBearer(ctx)

        if (ctx.query['current'] === 'true') {
          await accounts.endSessions(bearer.account.id)
          clearStatusCookie(ctx)
        } else {
          await accounts.endOtherSessions(bearer.account.id, bearer.sessionUid)
        }
        ctx.status = 204
      },
    },
  ]
}

/**
 * The claims for the bearer of an access token. Replaces the library's endpoint, which refuses tokens with an
 * audience, as all of ours have. A token of an ended session is refused.
 */
function userinfoRoutes(dependencies: RouteDependencies): Route[] {
  const findBearer = createBearers(dependencies)

  return [
    {
      methods: ['GET', 'POST'],
      path: `${OIDC_PATH}/userinfo`,
      answer: async (ctx) => {
        const bearer = await findBearer(ctx)
        ctx.set('Cache-Control', 'no-store')
        if (!bearer) return refuseBearer(ctx)

        ctx.body = { sub: bearer.account.id, ...profileClaims(bearer.account) }
      },
    },
  ]
}

/**
 * Ends the sign-in of a terminal (RFC 7009), with all tokens of its grant. Replaces the library's endpoint, which refuses tokens
 * that look like JWTs. A token that is not, or no longer, valid is answered alike.
 */
function revocationRoutes({ provider }: RouteDependencies): Route[] {
  return [
    {
      methods: ['POST'],
      path: `${OIDC_PATH}/revoke`,
      answer: async (ctx) => {
        const { token = '', client_id: client } = await readForm(ctx)
        const found = await provider.RefreshToken.find(token)
        const grantId = found?.clientId === client ? found?.grantId : undefined
        if (grantId) await provider.RefreshToken.revokeByGrantId(grantId)
        ctx.status = 200
        ctx.body = ''
      },
    },
  ]
}
