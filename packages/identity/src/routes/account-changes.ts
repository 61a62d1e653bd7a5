import type { Locale } from '@domizil/domain'
import type { AccountRow } from '../queries/tables.ts'
import { passwordProblem } from '../accounts/password-rules.ts'
import { nameProblem } from '../accounts/profile-rules.ts'
import { confirmProblem, present } from '../accounts/registration-rules.ts'
import type { Form } from '../forms.ts'
import type { AccountView } from '../pages/account-page.ts'
import { textsFor } from '../pages/layout.ts'
import type { Parts } from './parts.ts'

export interface Change {
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
export async function savePassword({ parts, account, sessionUid, locale, form }: Change): Promise<Outcome> {
  const texts = textsFor(parts.site, locale)
  const { 'current-password': current = '', password = '', 'password-confirm': passwordConfirm = '' } = form

  const errors = present({
    'current-password': current === '' ? texts.missing : undefined,
    password: passwordProblem(password, account.email, texts),
    'password-confirm': confirmProblem({ password, passwordConfirm }, texts),
  })
  if (Object.keys(errors).length > 0) return { errors }
  if (!(await parts.accounts.authenticate(account.email, current))) {
    return { errors: { 'current-password': texts.currentPasswordWrong } }
  }

  await parts.accounts.changePassword(account.id, password, sessionUid)
  return { notice: 'passwordSaved' }
}

/** Sends the mail once more with which the address is confirmed. */
export async function askForConfirmation({ parts, account }: Change): Promise<Outcome> {
  if (!(await parts.rateLimits.takeConfirmation(account.id))) return { notice: 'tooManyAttempts' }

  await parts.confirmations.ask(account)
  return { notice: 'confirmationSent' }
}
