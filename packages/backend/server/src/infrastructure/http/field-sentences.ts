import type { ErrorBody } from '@domizil/api'
import type { Locale } from '@domizil/domain'
import { fieldName } from './field-names.ts'

/** The number of sentences in an error; further fields are in its details alone. */
const MAX_SENTENCES = 5

const QUOTED: Record<Locale, (name: string) => string> = {
  en: (name) => `“${name}”`,
  de: (name) => `„${name}“`,
  es: (name) => `«${name}»`,
}

/**
 * What is wrong with which fields, each as its reader calls it: “Street”, “City”: This is missing. Fields with the same
 * problem share a sentence.
 */
export function fieldSentences(details: NonNullable<ErrorBody['details']>, locale: Locale): string[] {
  const byProblem = new Map<string, Set<string>>()
  for (const { field, message } of details) {
    const names = byProblem.get(message) ?? new Set()
    byProblem.set(message, names.add(QUOTED[locale](fieldName(field, locale))))
  }

  return [...byProblem]
    .slice(0, MAX_SENTENCES)
    .map(([problem, names]) => `${[...names].join(', ')}: ${problem}`)
}
