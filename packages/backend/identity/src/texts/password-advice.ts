import type { Locale } from '@domizil/domain'
import type { Suggestion, Warning } from '../accounts/password-verdict.ts'
import advice from './password-advice.json' with { type: 'json' }

interface Advice {
  readonly warnings: Readonly<Record<Warning, string>>
  readonly suggestions: Readonly<Record<Suggestion, string>>
}

/** Explanations of weak passwords and suggestions, by the estimator's codes. */
export const PASSWORD_ADVICE: Readonly<Record<Locale, Advice>> = advice
