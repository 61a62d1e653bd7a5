import { cityNameIn, foldText, LOCALES, TRANSLATED_CITIES } from '@domizil/domain'

/** Words that are searched for together: one, or all of a city's name in any language. */
export interface Term {
  readonly words: readonly string[]
  /** What the city is called where it is. */
  readonly city: string | undefined
}

const LOCAL_NAMES = new Map(
  TRANSLATED_CITIES.flatMap((city) => LOCALES.map((locale) => [foldText(cityNameIn(locale, city)), city])),
)

/** How many words a name has, the longest first: "Frankfurt am Main" is one city. */
const LENGTHS = [...new Set([...LOCAL_NAMES.keys()].map((name) => name.split(' ').length))].toSorted(
  (one, other) => other - one,
)

/** The terms of a search, in order: "loft the hague" is a word and a city, "Den Haag". */
export function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = []
  let at = 0
  while (at < words.length) {
    const name = LENGTHS.map((length) => words.slice(at, at + length)).find(
      (part) => localCity(part) !== undefined,
    )
    const term = name ?? words.slice(at, at + 1)
    terms.push({ words: term, city: localCity(term) })
    at += term.length
  }
  return terms
}

const localCity = (words: readonly string[]) => LOCAL_NAMES.get(foldText(words.join(' ')))
