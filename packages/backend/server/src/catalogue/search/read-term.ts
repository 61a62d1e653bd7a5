import { findPlace, normalizePlaceName } from '../address/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { apart, NO_TERM, type Phrase, phrasesIn, type Term, wordsIn } from './term.ts'
import { findTerm, placesNamed } from './term-repository.ts'

/** Shorter ones begin too many places. */
const MIN_BEGINNING = 3

/**
 * Interprets a search term. The name of a place means the place, never a text that mentions it: first the places of
 * listed flats, then the gazetteer, then the beginning of a place name that is not a word of a flat.
 */
export async function readTerm(db: Queries, term: string | undefined): Promise<Term> {
  const texts = wordsIn(term)
  if (texts.length === 0) return NO_TERM

  const phrases = phrasesIn(texts)
  const listed = await listedIn(db, phrases)
  const [whole] = phrases
  if (listed.length === 0 && whole && (await findPlace(whole.text)))
    return ofPlace(normalizePlaceName(whole.text))

  const rest = texts.filter((_text, index) => !listed.some(({ phrase }) => holds(phrase, index)))
  return together([
    ...listed.map(({ name }) => ofPlace(name)),
    ...(await Promise.all(rest.map((text) => readWord(db, text)))),
  ])
}

async function listedIn(
  db: Queries,
  phrases: readonly Phrase[],
): Promise<{ phrase: Phrase; name: string }[]> {
  const names = await placesNamed(
    db,
    phrases.map(({ text }) => text),
  )
  const known = phrases.filter((_phrase, index) => names[index])

  return apart(known).map((phrase) => ({ phrase, name: names[phrases.indexOf(phrase)] ?? '' }))
}

function ofPlace(...names: string[]): Term {
  return { places: [names], words: [] }
}

function together(terms: readonly Term[]): Term {
  return { places: terms.flatMap(({ places }) => places), words: terms.flatMap(({ words }) => words) }
}

function holds({ first, length }: Phrase, index: number): boolean {
  return index >= first && index < first + length
}

/** A word that is no whole place: digits are the beginning of a postcode, letters rather a word than of a place. */
async function readWord(db: Queries, text: string): Promise<Term> {
  const { isWord, isBeginning, places } = await findTerm(db, text)
  const isRatherPlace = /^\d+$/.test(text) || !isWord

  if (places.length > 0 && isRatherPlace && text.length >= MIN_BEGINNING) return ofPlace(...places)
  return { places: [], words: [{ text, isKnown: isBeginning }] }
}
