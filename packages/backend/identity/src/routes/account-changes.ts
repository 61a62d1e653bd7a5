import type { Locale } from '@domizil/domain'
import type { AccountRow } from '../queries/tables.ts'
import { passwordProblem } from '../accounts/password-rules.ts'
import { nameProblem } from '../accounts/profile-rules.ts'
import { confirmProblem, present } from '../accounts/registration-rules.ts'
import type { Form } from '../forms.ts'
import type { PageContext } from '../page-context.ts'
import type { AccountView } from '../pages/account-page.ts'
import { textsFor } from '../pages/layout.ts'
import { lockedText } from '../pages/locked-text.ts'
import { checkPassword } from './check-password.ts'
import { type Parts, rulesFor } from './parts.ts'

export interface Change {
  ctx: PageContext
  parts: Parts
  account: AccountRow
  sessionUid: string
  locale: Locale
  form: Form
}

export type Outcome = Partial<Pick<AccountView, 'account' | 'values' | 'errors' | 'notice'>>

/** Saves the names, or says what is wrong with them. */
export async function saveProfile({ parts, account, locale, form }: Change): Promise<Outcome> {
  const texts = textsFor(parts.site, locale)
  const values = { firstName: form['firstName']?.trim() ?? '', lastName: form['lastName']?.trim() ?? '' }

  const errors = present({
    firstName: nameProblem(values.firstName, texts),
    lastName: nameProblem(values.lastName, texts),
  })
  if (Object.keys(errors).length > 0) return { values, errors }

  await parts.accounts.rename(account.id, values.firstName, values.lastName)
  return { values, notice: 'profileSaved' }
}

/**
 * Changes the password and ends all other sessions, or says what is wrong. The current password is asked again, and
 * guesses count as at the sign-in: an open browser is not enough to take an account over.
 */
export async function savePassword({
  ctx,
  parts,
  account,
  sessionUid,
  locale,
  form,
}: Change): Promise<Outcome> {
  const rules = rulesFor(parts, locale)
  const { texts } = rules
  const owner = { firstName: account.first_name, lastName: account.last_name, email: account.email }
  const { 'current-password': current = '', password = '', 'password-confirm': passwordConfirm = '' } = form

  if (!(await parts.rateLimits.takeJudgement(account.id))) return { notice: 'tooManyAttempts' }
  const errors = present({
    'current-password': current === '' ? texts.missing : undefined,
    password: await passwordProblem(password, owner, rules),
    'password-confirm': confirmProblem({ password, passwordConfirm }, texts),
  })
  if (Object.keys(errors).length > 0) return { errors }
  const check = await checkPassword(ctx, parts, { email: account.email, password: current })
  if (check.outcome === 'tooManyAttempts') return { notice: check.outcome }
  if (check.outcome === 'locked') {
    return { errors: { 'current-password': lockedText(check.seconds, locale, texts) } }
  }
  if (check.outcome === 'wrong') return { errors: { 'current-password': texts.currentPasswordWrong } }

  await parts.accounts.changePassword(account.id, password, sessionUid)
  return { notice: 'passwordSaved' }
}

/** Sends the mail once more with which the address is confirmed. */
export async function askForConfirmation({ parts, account }: Change): Promise<Outcome> {
  if (!(await parts.rateLimits.takeConfirmation(account.id))) return { notice: 'tooManyAttempts' }

  await parts.confirmations.ask(account)
  return { notice: 'confirmationSent' }
}
