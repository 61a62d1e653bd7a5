import { truncate } from './truncate.ts'

const TRAILING = /(?<![\s.,;:–—-])[\s.,;:–—-]+$/

/** The beginning of a quoted text: cut after a word within the limit, with three dots; a shorter text is unchanged. */
export function excerptOf(text: string, limit: number): string {
  const characters = Array.from(text)
  if (characters.length <= limit) return text

  const beginning = characters.slice(0, limit).join('')
  const isWordEnd = /\s/.test(characters[limit] ?? '')
  const lastBlank = isWordEnd ? beginning.length : beginning.search(/\s\S*$/)
  // A word that fills most of it, as an address of the web does, is cut.
  const cut = lastBlank > beginning.length / 2 ? beginning.slice(0, lastBlank) : beginning
  return truncate(text, Array.from(cut.replace(TRAILING, '')).length)
}
