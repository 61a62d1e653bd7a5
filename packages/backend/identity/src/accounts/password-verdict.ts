import type { TranslationKeys } from '@zxcvbn-ts/core'

/** Why a password is easy to guess, as the estimator names it. */
export type Warning = Exclude<keyof TranslationKeys['warnings'], 'pwned'>

/** What would make it better, as the estimator names it. */
export type Suggestion = Exclude<keyof TranslationKeys['suggestions'], 'pwned'>

/** What the estimator thinks of a password. */
export interface Verdict {
  /** 0 to 4: about how many thousands of guesses it withstands, in powers of a hundred. */
  readonly score: number
  readonly warning: Warning | null
  readonly suggestions: readonly Suggestion[]
}

/** One password for the estimator's thread. */
export interface Question {
  readonly id: number
  readonly password: string
  /** Words that whoever guesses tries first: names, the e-mail address, the site. */
  readonly ownWords: readonly string[]
}

/** What comes back from it. */
export interface Answer {
  readonly id: number
  readonly verdict: Verdict
}
