import { truncate } from './truncate.ts'

/** How much of the limit a beginning that ends with a sentence has to fill. */
const MIN_SHARE = 0.6
const SENTENCE_END = /[.!?…](?=\s)/g

/** The beginning of a longer text: whole sentences where they fill it well, else up to a word, with three dots. */
export function beginningOf(text: string, limit: number): string {
  const ends = [...text.slice(0, limit + 1).matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  const end = ends.at(-1) ?? 0
  if (end >= limit * MIN_SHARE) return text.slice(0, end)

  const lastBlank = text.slice(0, limit).search(/\s\S*$/)
  return truncate(text, lastBlank > 0 ? lastBlank : limit)
}
