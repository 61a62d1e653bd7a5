import { sql } from 'kysely'
import { findPlace, normalizePlaceName } from '../address/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { apart, NO_TERM, type Phrase, phrasesIn, type Term, wordsIn } from './term.ts'
import { beginningWith } from './term-conditions.ts'

/** More places that begin alike are no help. */
const MAX_NAMES = 100
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

/** What listed flats say about a word. */
interface WordFinding {
  /** Whether it is a whole word of a flat's titles, texts or place. */
  isWord: boolean
  /** Whether such a word begins so. */
  isBeginning: boolean
  /** The names of places that begin so. */
  places: string[]
}

/** The name of the place that each text means, if a flat is or was listed there. */
async function placesNamed(db: Queries, texts: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ name: string | null }>`
    SELECT place.name
    FROM unnest(${[...texts]}::text[]) WITH ORDINALITY AS wanted (text, position)
    LEFT JOIN place_name AS place ON place.name = fold_place(wanted.text)
    ORDER BY position`.execute(db)

  return rows.map(({ name }) => name)
}

async function findTerm(db: Queries, text: string): Promise<WordFinding> {
  const { rows } = await sql<WordFinding>`
    SELECT EXISTS (SELECT 1 FROM flat_words WHERE words @@ to_tsquery('simple', fold_text(${text}))) AS "isWord",
           EXISTS (SELECT 1 FROM flat_words WHERE words @@ ${beginningWith(text)}) AS "isBeginning",
           ARRAY(
             SELECT name FROM place_name WHERE starts_with(name, fold_place(${text})) ORDER BY name LIMIT ${MAX_NAMES}
           ) AS places`.execute(db)

  return rows[0] ?? { isWord: false, isBeginning: false, places: [] }
}
