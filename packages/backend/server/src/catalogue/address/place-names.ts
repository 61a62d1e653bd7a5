import { foreignNamesOf } from './local-name.ts'
import { normalizePlaceName } from './normalize-place-name.ts'

/** What tells two towns of one name apart. */
const ADDITION = /(?<!\s)(\s*[(/,]|\s+(am|an|im|in|bei|ob|vor|unter)\s).*/is

/** A place may have a name in each of two languages, such as "Donostia / San Sebastián". */
function inEachLanguage(name: string): string[] {
  return name.split('/').map((one) => one.trim())
}

/** Of two languages the one of the whole country, which stands last. */
export function shownName(name: string): string {
  return inEachLanguage(name).at(-1) ?? name
}

/** The name of a town without what tells it apart from others: "Frankfurt" of "Frankfurt am Main". */
export function shortName(name: string): string {
  return name.replace(ADDITION, '')
}

/** All folded names of a place: "Frankfurt am Main" is also called Frankfurt; some cities have other names abroad. */
export function namesOfPlace(name: string): string[] {
  const written = new Set([name, shortName(name), ...inEachLanguage(name)])

  return [...written].map(normalizePlaceName).flatMap((folded) => [folded, ...foreignNamesOf(folded)])
}
