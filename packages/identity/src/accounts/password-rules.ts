import type { Texts } from '../texts/texts.ts'
import { fill } from '../texts/texts.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Counted in characters as people count them, not in bytes. */
export const MIN_PASSWORD_LENGTH = 8

/** Long enough for any pass phrase, short enough to hash. */
export const MAX_PASSWORD_LENGTH = 128

/** What is wrong with a new password, in the reader's words; nothing if it may be used. */
export function passwordProblem(password: string, email: string, texts: Texts): string | undefined {
  const length = [...password].length
  if (length === 0) return texts.missing
  if (length < MIN_PASSWORD_LENGTH) return fill(texts.passwordTooShort, { min: MIN_PASSWORD_LENGTH })
  if (length > MAX_PASSWORD_LENGTH) return fill(texts.passwordTooLong, { max: MAX_PASSWORD_LENGTH })
  if (isCommonPassword(password) || isPartOf(email, password)) return texts.passwordCommon
  return undefined
}

/** Who guesses a password tries the address first. */
function isPartOf(email: string, password: string): boolean {
  return email.toLowerCase().includes(password.toLowerCase())
}
