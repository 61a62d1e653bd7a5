import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Condition } from './condition.ts'
import type { Term, Word } from './term.ts'

/** Shorter words match exactly only: they are too similar to each other for a fuzzy match. */
const MIN_FUZZY_LENGTH = 4

/**
 * Every place has to be the flat's. Every word has to begin a word of its texts or place, or nearly be one of its titles
 * or place.
 */
export function termConditions({ places, words }: Term): Condition[] {
  if (places.length + words.length === 0) return []

  const matches = [
    ...places.map((names) => sql<SqlBool>`s.places && ${[...names]}::text[]`),
    ...words.map((word) => sql<SqlBool>`s.flat_id IN (${flatsWith(word)})`),
  ]
  return [{ filter: 'term', sql: sql`(${sql.join(matches, sql` AND `)})` }]
}

/** How well a flat matches: place before title before texts; likeness where a word was mistyped. Needs `flat_words AS w`. */
export function termRank(words: readonly Word[]): RawBuilder<number> {
  const ranks = words.map(({ text, isKnown }) =>
    isKnown
      ? sql`ts_rank(w.words, ${beginningWith(text)})`
      : sql`word_similarity(fold_text(${text}), w.label)`,
  )
  return sql<number>`(${sql.join(ranks, sql` + `)})`
}

/** The query of the text search for words that begin so. */
export function beginningWith(text: string): RawBuilder<unknown> {
  return sql`to_tsquery('simple', fold_text(${text}) || ':*')`
}

function flatsWith({ text, isKnown }: Word): RawBuilder<unknown> {
  if (isKnown || text.length < MIN_FUZZY_LENGTH) {
    return sql`SELECT flat_id FROM flat_words WHERE words @@ ${beginningWith(text)}`
  }
  return sql`SELECT similar_flats(fold_text(${text}))`
}
