import type { Form } from '../forms.ts'
import type { RegistrationErrors } from '../pages/register-page.ts'
import type { Texts } from '../texts/texts.ts'
import { type PasswordRules, passwordProblem } from './password-rules.ts'
import { emailProblem, nameProblems, readNames } from './profile-rules.ts'

/** The fields of a registration. Passwords are unchanged, the address is trimmed, names are as they are stored. */
export interface Registration {
  firstName: string
  lastName: string
  email: string
  password: string
  passwordConfirm: string
}

export function readRegistration(form: Form): Registration {
  return {
    ...readNames(form),
    email: form['email']?.trim() ?? '',
    password: form['password'] ?? '',
    passwordConfirm: form['password-confirm'] ?? '',
  }
}

/** Why a registration is refused, by field, in the user's language. Empty if it is valid. */
export async function registrationProblems(
  registration: Registration,
  rules: PasswordRules,
): Promise<RegistrationErrors> {
  const { texts } = rules
  const { email, password } = registration

  return present({
    ...nameProblems(registration, texts),
    email: emailProblem(email, texts),
    password: await passwordProblem(password, registration, rules),
    'password-confirm': confirmProblem(registration, texts),
  })
}

/** Why the repeated password is refused. */
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
