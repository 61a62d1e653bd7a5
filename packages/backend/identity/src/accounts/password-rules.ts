import type { Locale } from '@domizil/domain'
import { PASSWORD_ADVICE } from '../texts/password-advice.ts'
import { fill, type Texts } from '../texts/texts.ts'
import type { PasswordJudge } from './password-judge.ts'
import type { Verdict } from './password-verdict.ts'

/** Counted in characters, not in bytes. */
export const MIN_PASSWORD_LENGTH = 8

/** Long enough for a pass phrase, short enough to hash. */
export const MAX_PASSWORD_LENGTH = 128

/** Of 0 to 4: withstands a hundred million guesses. */
const MIN_SCORE = 3

/** The context of a password check. */
export interface PasswordRules {
  readonly judge: PasswordJudge
  readonly productName: string
  readonly locale: Locale
  readonly texts: Texts
}

/** Why a new password is refused, in the user's language; undefined if it is accepted. */
export async function passwordProblem(
  password: string,
  owner: Owner,
  { judge, productName, locale, texts }: PasswordRules,
): Promise<string | undefined> {
  const length = [...password].length
  if (length === 0) return texts.missing
  if (length < MIN_PASSWORD_LENGTH) return fill(texts.passwordTooShort, { min: MIN_PASSWORD_LENGTH })
  if (length > MAX_PASSWORD_LENGTH) return fill(texts.passwordTooLong, { max: MAX_PASSWORD_LENGTH })

  const verdict = await judge.judge(password, ownWords(owner, productName))
  return verdict.score < MIN_SCORE ? [texts.passwordWeak, ...adviceOf(verdict, locale)].join(' ') : undefined
}

/** The estimator's warning and suggestions, in the user's language. */
function adviceOf({ warning, suggestions }: Verdict, locale: Locale): string[] {
  const advice = PASSWORD_ADVICE[locale]
  return [
    ...(warning ? [advice.warnings[warning]] : []),
    ...suggestions.map((suggestion) => advice.suggestions[suggestion]),
  ]
}

/** The owner of a password. */
interface Owner {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Words that are likely in guesses of a user's password: names, the address in whole and in parts, the site. */
function ownWords({ firstName, lastName, email }: Owner, productName: string): string[] {
  const words = [firstName, lastName, email, productName]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\d]+/u), ...text.split('@')])
    .flatMap((text) => [text, withoutAccents(text)])
  return [...new Set(words.filter((word) => word.length > 2).map((word) => word.toLowerCase()))]
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
