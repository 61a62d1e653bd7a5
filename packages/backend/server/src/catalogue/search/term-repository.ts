import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import { beginningWith } from './term-conditions.ts'

/** More places that begin alike are no help. */
const MAX_NAMES = 100

/** What listed flats say about a word. */
export interface WordFinding {
  /** Whether it is a whole word of a flat's titles, texts or place. */
  isWord: boolean
  /** Whether such a word begins so. */
  isBeginning: boolean
  /** The names of places that begin so. */
  places: string[]
}

/** The name of the place that each text means, if a flat is or was listed there. */
export async function placesNamed(db: Queries, texts: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ name: string | null }>`
    SELECT place.name
    FROM unnest(${[...texts]}::text[]) WITH ORDINALITY AS wanted (text, position)
    LEFT JOIN place_name AS place ON place.name = fold_place(wanted.text)
    ORDER BY position`.execute(db)

  return rows.map(({ name }) => name)
}

export async function findTerm(db: Queries, text: string): Promise<WordFinding> {
  const { rows } = await sql<WordFinding>`
    SELECT EXISTS (SELECT 1 FROM flat_words WHERE words @@ to_tsquery('simple', fold_text(${text}))) AS "isWord",
           EXISTS (SELECT 1 FROM flat_words WHERE words @@ ${beginningWith(text)}) AS "isBeginning",
           ARRAY(
             SELECT name FROM place_name WHERE starts_with(name, fold_place(${text})) ORDER BY name LIMIT ${MAX_NAMES}
           ) AS places`.execute(db)

  return rows[0] ?? { isWord: false, isBeginning: false, places: [] }
}
