/** Whether a word is a top-level domain, such as `de`; in lower case. */
export type IsEnding = (word: string) => boolean

/** What has the form of a site's address: words with dots between them, and what follows a slash. */
export const SITE =
  /(?<![\p{L}\d@.-])(?<labels>(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+)(?<ending>xn--[a-z\d-]+|\p{L}{2,24})(?![\p{L}\d-])(?<path>\/\S*)?/giu

/** Endings that are ordinary words as well: after a dot without a space they begin the next sentence. */
const WORDS = new Set(
  'in is it im am an so to by be do no me my us or as es la se al si de mi su tu lo le ya el un da ist'.split(
    ' ',
  ),
)
/** Addresses of sites are typed without it: "Ruhige Straße.at night" is two sentences. */
const GERMAN_LETTER = 'ß'
/** "Balkon.At night", "flat.at the moment": what an English sentence goes on with. */
const AFTER_AT =
  /^\s+(?:a|all|an|any|dawn|dusk|first|home|last|least|midday|midnight|most|my|night|noon|once|our|present|the|this|weekends|your)(?!\p{L})/iu
/** Endings that begin no sentence with a capital letter. */
const NEVER_A_WORD = new Set(['com', 'net', 'org', 'info', 'eu', 'ch', 'io', 'app', 'biz', 'uk'])
/** Endings that are words in Spanish only, and here the most common ending of all. */
const USUAL = 'de'
const SHORT_FORMS = new Set(
  'av avda ctra pza plza c dr hr fr st str nr prof dipl ing ca bzw inkl zzgl evtl ggf max min approx incl no'.split(
    ' ',
  ),
)
const WEEKDAYS = new Set('mo di mi do fr sa so lu ma ju vi'.split(' '))
const COMPANY = 'co.kg'

/** Whether a match of `SITE` is an address, and not a sentence that begins without a space, or a short form. */
export function isAddress(site: RegExpExecArray, text: string, isEnding: IsEnding): boolean {
  const { labels = '', ending = '', path } = site.groups ?? {}
  const lower = ending.toLowerCase()
  if (!isEnding(lower) || !/\p{L}/u.test(labels)) return false
  if (path) return true

  const before = labels.slice(0, -1).toLowerCase()
  if (`${before}.${lower}` === COMPANY || (WEEKDAYS.has(before) && WEEKDAYS.has(lower))) return false
  const follows = text.slice(site.index + site[0].length)
  const goesOn = /^\s+[\p{L}\d]/u.test(follows)
  if (SHORT_FORMS.has(before) && goesOn) return false

  if (isEmployer(site, text, follows)) return false

  const isCapitalised = /^\p{Lu}\p{Ll}+$/u.test(ending)
  // "Garten.Info folgt": the next sentence.
  if (lower === 'info' && isCapitalised && /^:?\s+\p{L}/u.test(follows)) return false
  if (lower === USUAL) return !(isCapitalised && /^\s+\p{Ll}/u.test(follows))
  if (isCapitalised) return NEVER_A_WORD.has(lower)
  if (lower === 'at') return !(before.includes(GERMAN_LETTER) || AFTER_AT.test(follows))
  return !(WORDS.has(lower) && goesOn)
}

const WORK_BEFORE =
  /(?:arbeit|angestellt|beschäftigt|tätig|stelle|praktikum|work|employ|job|internship|trabaj|emple|prácticas)\p{L}*(?:\s\p{L}+){0,3}\s(?:bei|für|von|at|for|with|by|en|para|con)\s$/iu
const WORK_AFTER = /^\s(?:angestellt|beschäftigt|tätig|arbeite|als\s\p{Lu})/u

/** A company that is called like its site, by those who work there: "Ich arbeite bei Zalando.com". */
function isEmployer({ index, 0: site }: RegExpExecArray, text: string, follows: string): boolean {
  if (!/^\p{Lu}[\p{L}\d]+\.(?:com|de|es|net|org)$/u.test(site)) return false
  const before = text.slice(Math.max(index - 80, 0), index)
  return WORK_BEFORE.test(before) || (/\s(?:bei|für)\s$/u.test(before) && WORK_AFTER.test(follows))
}
