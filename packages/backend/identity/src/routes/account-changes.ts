import type { Locale } from '@domizil/domain'
import type { AccountRow } from '../queries/tables.ts'
import { passwordProblem } from '../accounts/password-rules.ts'
import { nameProblems, readNames } from '../accounts/profile-rules.ts'
import { confirmProblem, present } from '../accounts/registration-rules.ts'
import type { Form } from '../forms.ts'
import type { PageContext } from '../page-context.ts'
import type { AccountView } from '../pages/account-page.ts'
import { textsFor } from '../pages/layout.ts'
import { lockedText } from '../pages/locked-text.ts'
import { checkPassword } from './check-password.ts'
import { type RouteDependencies, rulesFor } from './dependencies.ts'

export interface Change {
  ctx: PageContext
  dependencies: RouteDependencies
  account: AccountRow
  sessionUid: string
  locale: Locale
  form: Form
}

export type Outcome = Partial<Pick<AccountView, 'account' | 'values' | 'errors' | 'notice'>>

/** Saves the names, or returns why they are refused. */
export async function saveProfile({ dependencies, account, locale, form }: Change): Promise<Outcome> {
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
export async function savePassword({
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
export async function askForConfirmation({ dependencies, account }: Change): Promise<Outcome> {
  const { rateLimits, confirmations } = dependencies
  const { id, email } = account
  if (!(await rateLimits.takeConfirmation(id)) || !(await rateLimits.takeConfirmationTo(email))) {
    return { notice: 'tooManyAttempts' }
  }

  await confirmations.ask(account)
  return { notice: 'confirmationSent' }
}
