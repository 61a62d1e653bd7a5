import { localPlaceName } from '../address/index.ts'

const MAX_WORDS = 6

/** What a term asks for: flats in all of the places that have all of the words. */
export interface Term {
  /** Each by the names of which a flat's place has to have one. */
  places: readonly (readonly string[])[]
  words: readonly Word[]
}

/** A word of a search that is no place. */
export interface Word {
  text: string
  /** Whether a listed flat has a word with this beginning. Otherwise it counts as a typing error. */
  isKnown: boolean
}

export const NO_TERM: Term = { places: [], words: [] }

/** Words of a term that stand together. */
export interface Phrase {
  first: number
  length: number
  /** As the place itself is called, if it is a city with a name in other languages. */
  text: string
}

/** The words of a term, without what the text search would take for an operator. */
export function wordsIn(term: string | undefined): string[] {
  return (term?.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS)
}

/** Everything in these words that might be the name of a place, the longest first. */
export function phrasesIn(words: readonly string[]): Phrase[] {
  const lengths = words.map((_word, index) => words.length - index)

  return lengths.flatMap((length) =>
    words.slice(length - 1).map((_word, first) => {
      const text = words.slice(first, first + length).join(' ')
      return { first, length, text: localPlaceName(text) ?? text }
    }),
  )
}

/** Those that share no word with one before them. */
export function apart(phrases: readonly Phrase[]): Phrase[] {
  const kept: Phrase[] = []
  for (const phrase of phrases) {
    const { first, length } = phrase
    if (kept.every((other) => first >= other.first + other.length || first + length <= other.first))
      kept.push(phrase)
  }
  return kept
}
