import {
  CONTACT_PATTERNS,
  DIGIT_WORD,
  JOINED_DIGITS,
  ORDINARY_NUMBERS,
  SPOKEN_NUMBER,
  SPOKEN_PREFIX,
  WRITTEN_NUMBER,
} from './contact-patterns.ts'

/** The contact details in a text, as they are written there; empty for an ordinary text. */
export type FindContacts = (text: string) => readonly string[]

/** Words of a text, with their place in it. */
interface Found {
  readonly index: number
  readonly 0: string
}

const MOST_SHOWN = 5
const DIGITS_OF_PHONE = 9
const DIGITS_AFTER_PREFIX = 7
const MIN_DIGIT_WORDS = 4

/** Endings that are common here. The server knows all; a browser would load them for a hint. */
const COMMON_ENDINGS = new Set(
  (
    'com net org info biz app dev io eu de at ch li lu nl be fr it es pt uk us ie pl cz dk se no fi hu gr tr co me tv cc ' +
    'online site shop website page club berlin hamburg koeln wien immo immobilien apartments rent homes'
  ).split(' '),
)

const NEEDS = [...new Set(CONTACT_PATTERNS.flatMap(({ needs }) => needs ?? []))]

/** Whether a word is a top-level domain, such as `de`; in lower case. */
type IsEnding = (word: string) => boolean

/** What has the form of a site's address: words with dots between them, and what follows a slash. */
const SITE =
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

/**
 * The contact details in a text: addresses of sites, mailboxes and messengers, and phone numbers, in any case and also
 * spelt in words or with spaces. At most five, each once.
 */
export function findContacts(
  text: string,
  isEnding: IsEnding = (word) => COMMON_ENDINGS.has(word),
): readonly string[] {
  const plain = withoutDisguise(text)
  const found = contactsIn(plain, isEnding)
  const joined = plain.replace(SPACED_OUT, (letters) => letters.replaceAll(' ', ''))
  const spaced = joined === plain ? [] : contactsIn(joined, isEnding)
  const isKnown = (word: string) => found.some((other) => other.includes(word))
  const written = spaced.filter((word) => !isKnown(word)).map((word) => asWritten(word, plain))
  return [...new Set([...found, ...written])].slice(0, MOST_SHOWN)
}

/** "a n n a": letters with a space behind each. */
const SPACED_OUT = /(?<!\S)[\p{L}\d](?: [\p{L}\d@._-]){2,60}(?![^\s,;:!?)])/gu

/** The place of a text where these letters stand with spaces between them. */
function asWritten(word: string, plain: string): string {
  const letters = [...plain.matchAll(/\S/g)]
  const wanted = word.replaceAll(/\s/g, '')
  const at = letters
    .map(({ 0: letter }) => letter)
    .join('')
    .indexOf(wanted)
  const [first, last] = [letters[at], letters[at + wanted.length - 1]]
  return at >= 0 && first && last ? plain.slice(first.index, last.index + 1) : word
}

function contactsIn(plain: string, isEnding: IsEnding): string[] {
  const sites = [...plain.matchAll(SITE)].filter((site) => isAddress(site, plain, isEnding))
  const met = new Set(NEEDS.filter((needs) => needs.test(plain)))
  const patterns = CONTACT_PATTERNS.filter(({ needs }) => !needs || met.has(needs)).flatMap(
    ({ pattern, ending }) =>
      [...plain.matchAll(pattern)].filter(
        ({ groups }) => !ending || isEnding((groups?.['ending'] ?? '').toLowerCase()),
      ),
  )

  const found = [...patterns, ...sites, ...phonesIn(plain)].toSorted((one, other) => one.index - other.index)
  return withoutOverlaps(found).map(({ 0: word }) => word.trim().replace(/(?<![.,;:!?)])[.,;:!?)]+$/, ''))
}

/** Full-width letters and digits as ordinary ones, and no invisible characters. */
function withoutDisguise(text: string): string {
  return text.normalize('NFKC').replace(/[\u{AD}\u{200B}-\u{200D}\u{2060}\u{FEFF}]/gu, '')
}

/** At least seven digits after a leading 0 or +, nine without; dates, times and prices are none of them. */
function phonesIn(text: string): Found[] {
  let bare = withPlainDigits(text)
  for (const ordinary of ORDINARY_NUMBERS) bare = bare.replace(ordinary, (word) => '_'.repeat(word.length))

  const written = [...bare.matchAll(WRITTEN_NUMBER)].filter(([word]) => {
    const digits = digitsIn(word)
    if (isCounted(word)) return false
    return digits >= DIGITS_OF_PHONE || (digits >= DIGITS_AFTER_PREFIX && /^\(?[+0]/.test(word))
  })
  const spoken = [...bare.matchAll(SPOKEN_NUMBER)].filter(([words]) => wordsIn(words) >= MIN_DIGIT_WORDS)
  const prefixed = [...bare.matchAll(SPOKEN_PREFIX)].filter(
    ([words]) => wordsIn(words) + digitsIn(words) >= DIGITS_AFTER_PREFIX,
  )
  return [...written, ...spoken, ...prefixed, ...bare.matchAll(JOINED_DIGITS)].map(({ index, 0: word }) => ({
    index,
    0: text.slice(index, index + word.length),
  }))
}

/** "10 20 30 40": as far from each other, one by one. */
function isCounted(word: string): boolean {
  const parts = word.trim().split(/[\s,]+/)
  if (parts.length < 3 || !parts.every((part) => /^[1-9]\d{0,2}$/.test(part))) return false
  const [first = 0, second = 0] = parts.map(Number)
  return second > first && parts.every((part, n) => Number(part) === first + n * (second - first))
}

const digitsIn = (word: string) => word.match(/\d/g)?.length ?? 0
const wordsIn = (words: string) => words.match(DIGIT_WORD)?.length ?? 0

/** Any dash, dot or line between digits as a hyphen, and letters that stand for digits as those; each in its place. */
function withPlainDigits(text: string): string {
  return text
    .replace(/(?<=\d\s?)[\p{Pd}\u2212\u00B7\u2022_](?=\s?\d)/gu, '-')
    .replace(/(?<![\p{L}\d])[oO](?=\d{2})/gu, '0')
    .replace(/(?<=\d)[lI](?=\s?\d)|(?<=\d\s)[lI](?=\d)/g, '1')
    .replace(/(?<=\d)[oO](?=\s?\d)/g, '0')
}

function withoutOverlaps(found: readonly Found[]) {
  let end = -1
  return found.filter(({ index, 0: word }) => {
    const isNew = index >= end
    if (isNew) end = index + word.length
    return isNew
  })
}

/** Whether a match of `SITE` is an address, and not a sentence that begins without a space, or a short form. */
function isAddress(site: RegExpExecArray, text: string, isEnding: IsEnding): boolean {
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
