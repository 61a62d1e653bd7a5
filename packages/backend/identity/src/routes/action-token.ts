import type { Locale } from '@domizil/domain'
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
import { type RouteDependencies, rulesFor } from './dependencies.ts'
import { RESET_PATH } from './reset-credentials.ts'
import { redirectTo, type Route } from './route.ts'

/** The targets of the links in mails. The link is the proof: no session is required. */
export function actionTokenRoutes(dependencies: RouteDependencies): Route[] {
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
