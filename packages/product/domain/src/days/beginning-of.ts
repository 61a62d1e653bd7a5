import { excerptOf } from '../text/excerpt-of.ts'

/** How much of the limit a beginning that ends with a sentence has to fill. */
const MIN_SHARE = 0.6
const SENTENCE_END = /[.!?…](?=\s)/g

/** The beginning of a longer text: whole sentences where they fill it well, else an excerpt. */
export function beginningOf(text: string, limit: number): string {
  const ends = [...text.slice(0, limit + 1).matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  const end = ends.at(-1) ?? 0
  return end >= limit * MIN_SHARE ? text.slice(0, end) : excerptOf(text, limit)
}
