import type { Form } from '../forms.ts'
import type { RegistrationErrors } from '../pages/register-page.ts'
import type { Texts } from '../texts/texts.ts'
import { type PasswordRules, passwordProblem } from './password-rules.ts'
import { emailProblem, nameProblem } from './profile-rules.ts'

/** What was typed into the registration. Passwords are taken as they are, the rest without outer spaces. */
export interface Registration {
  firstName: string
  lastName: string
  email: string
  password: string
  passwordConfirm: string
}

export function readRegistration(form: Form): Registration {
  return {
    firstName: form['firstName']?.trim() ?? '',
    lastName: form['lastName']?.trim() ?? '',
    email: form['email']?.trim() ?? '',
    password: form['password'] ?? '',
    passwordConfirm: form['password-confirm'] ?? '',
  }
}

/** What is wrong with a registration, field by field, in the reader's words. Nothing wrong: no keys. */
export async function registrationProblems(
  registration: Registration,
  rules: PasswordRules,
): Promise<RegistrationErrors> {
  const { texts } = rules
  const { firstName, lastName, email, password } = registration

  return present({
    firstName: nameProblem(firstName, texts),
    lastName: nameProblem(lastName, texts),
    email: emailProblem(email, texts),
    password: await passwordProblem(password, registration, rules),
    'password-confirm': confirmProblem(registration, texts),
  })
}

/** What is wrong with the repeated password. */
export function confirmProblem(
  { password, passwordConfirm }: Pick<Registration, 'password' | 'passwordConfirm'>,
  texts: Texts,
): string | undefined {
  if (passwordConfirm === '') return texts.missing
  return passwordConfirm === password ? undefined : texts.passwordMismatch
}

/** The entries that have a text. */
export function present<Key extends string>(problems: Record<Key, string | undefined>) {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Partial<Record<Key, string>>
}
