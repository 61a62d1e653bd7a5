import type { TranslationKeys } from '@zxcvbn-ts/core'

/** The estimator's code for a weakness. */
export type Warning = Exclude<keyof TranslationKeys['warnings'], 'pwned'>

/** The estimator's code for an improvement. */
export type Suggestion = Exclude<keyof TranslationKeys['suggestions'], 'pwned'>

/** The estimator's result for a password. */
export interface Verdict {
  /** 0 to 4: the order of magnitude of guesses that it withstands, in powers of a hundred. */
  readonly score: number
  readonly warning: Warning | null
  readonly suggestions: readonly Suggestion[]
}

/** A password for the estimator's thread. */
export interface Question {
  readonly id: number
  readonly password: string
  /** Words that guesses are likely to contain: names, the e-mail address, the site. */
  readonly ownWords: readonly string[]
}

/** The estimator's answer. */
export interface Answer {
  readonly id: number
  readonly verdict: Verdict
}
