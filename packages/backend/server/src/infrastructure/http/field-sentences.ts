import type { ErrorBody } from '@domizil/api'
import type { Locale } from '@domizil/domain'
import type { FieldWords } from '../../foundation/kernel/index.ts'

/** Who reads an answer: the language, and what its readers call the fields. */
export interface Reader {
  readonly locale: Locale
  readonly words: FieldWords
}

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
export function fieldSentences(details: NonNullable<ErrorBody['details']>, reader: Reader): string[] {
  const byProblem = new Map<string, Set<string>>()
  for (const { field, message } of details) {
    const names = byProblem.get(message) ?? new Set()
    byProblem.set(message, names.add(QUOTED[reader.locale](fieldName(field, reader))))
  }

  return [...byProblem]
    .slice(0, MAX_SENTENCES)
    .map(([problem, names]) => `${[...names].join(', ')}: ${problem}`)
}

/** A field in the reader's language; as it is on the wire where people never see it. */
function fieldName(field: string, { locale, words }: Reader): string {
  const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field
  return Object.hasOwn(words, last) ? (words[last]?.[locale] ?? field) : field
}
