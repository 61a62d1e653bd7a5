import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locale } from '@domizil/domain'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { ACTION_PATH, actionPath } from '../accounts/account-mail.ts'
import { isForNewEmail, type OpenLink } from '../accounts/links.ts'
import { passwordProblem } from '../accounts/password-rules.ts'
import { confirmProblem, present } from '../accounts/registration-rules.ts'
import { type Form, readForm } from '../forms.ts'
import { loginStatusRoutes } from '../iframes/login-status.ts'
import { localeOf, storeChosenLocale, withLocale } from '../locale.ts'
import { AUDIENCE, OIDC_PATH } from '../names.ts'
import type { PageContext } from '../page-context.ts'
import { donePage, emailActionPage, linkOverPage } from '../pages/action-page.ts'
import { confirmationPage, confirmedPage } from '../pages/confirmation-page.ts'
import { loginPage, type LoginView } from '../pages/login-page.ts'
import { newPasswordPage } from '../pages/new-password-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { FONT_PATH } from '../pages/style.ts'
import { profileClaims } from '../provider/claims.ts'
import { clearStatusCookie } from '../provider/status-cookie.ts'
import type { AccountRow } from '../queries/tables.ts'
import { updateEmailPath } from './account-link.ts'
import { accountRoutes } from './account.ts'
import { checkPassword } from './check-password.ts'
import { type RouteDependencies, rulesFor } from './dependencies.ts'
import { finishInteraction, type Interaction, openInteraction } from './interaction.ts'
import { registrationRoutes, showRegistration } from './registration.ts'
import { RESET_PATH, resetCredentialsRoutes, resetPath } from './reset-credentials.ts'
import { redirectTo, type Route } from './route.ts'
import { updateEmailRoutes } from './update-email.ts'

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

/** The bearer of an access token. */
interface Bearer {
  account: AccountRow
  /** The session that the token belongs to. */
  sessionUid: string
}

const UID = '(?<uid>[\\w-]{20,})'

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

/** Creates the function that finds the bearer of a request's access token. A token of an ended session has none. */
function createBearers({ publicKeys, urls, provider, accounts }: RouteDependencies) {
  const keys = createLocalJWKSet(publicKeys)

  return async (ctx: PageContext): Promise<Bearer | undefined> => {
    const token = /^bearer (?<token>\S+)$/i.exec(ctx.get('authorization'))?.groups?.['token']
    const claims = await jwtVerify(token ?? '', keys, {
      issuer: urls.issuer,
      audience: AUDIENCE,
      algorithms: ['RS256'],
    }).then(
      ({ payload }) => payload,
      () => undefined,
    )
    if (claims?.['typ'] !== 'Bearer' || typeof claims['sid'] !== 'string' || !claims.sub) return undefined

    const session = await provider.Session.findByUid(claims['sid'])
    const account = session && (await accounts.findById(claims.sub))
    return account && { account, sessionUid: claims['sid'] }
  }
}

/** Answers a request without a valid access token. */
function refuseBearer(ctx: PageContext): void {
  ctx.status = 401
  ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"')
  ctx.body = { error: 'invalid_token' }
}

/** The sign-in page. If a registration was requested, its base path shows the registration. */
function loginRoutes(dependencies: RouteDependencies): Route[] {
  return [
    {
      methods: ['GET'],
      path: new RegExp(`^/login-actions/${UID}$`),
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, dependencies, uid)
        if (!interaction) return
        if (interaction.prompt === 'create') showRegistration(ctx, dependencies, interaction)
        else showLogin(ctx, dependencies, interaction)
      },
    },
    {
      methods: ['GET'],
      path: new RegExp(`^/login-actions/${UID}/authenticate$`),
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, dependencies, uid)
        if (interaction) showLogin(ctx, dependencies, interaction)
      },
    },
    {
      methods: ['POST'],
      path: new RegExp(`^/login-actions/${UID}/authenticate$`),
      answer: async (ctx, { uid }) => {
        const interaction = await openInteraction(ctx, dependencies, uid)
        if (interaction) await signIn(ctx, dependencies, interaction)
      },
    },
  ]
}

function showLogin(
  ctx: PageContext,
  { site, urls, passwordResets }: RouteDependencies,
  { locale, base, uid }: Interaction,
  rest: Pick<LoginView, 'username' | 'refusal'> = {},
): void {
  const reset = passwordResets.isPossible ? resetPath(urls, uid) : undefined
  sendPage(ctx, site, loginPage(site, { locale, base, reset, ...rest }))
}

async function signIn(
  ctx: PageContext,
  dependencies: RouteDependencies,
  interaction: Interaction,
): Promise<void> {
  const { username = '', password = '' } = await readForm(ctx)
  const check = await checkPassword(ctx, dependencies, { email: username, password })

  if (check.outcome === 'right') return finishInteraction(ctx, dependencies, check.account)
  showLogin(ctx, dependencies, interaction, { username, refusal: check })
}
