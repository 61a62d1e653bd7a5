import { isLine, toLine } from '../text/line.ts'

/** Latin letters of the alphabets of today, the modifiers that stand for an apostrophe included: no clicks, no phonetic or small capitals. */
const LATIN = 'A-Za-zªºÀ-ÖØ-öø-ƿǄ-ɏɓɔɖɗəɛɣɨɩɲʉʊʋʻʼʾʿḀ-ỿ'

/** Accents that Latin, Greek and Cyrillic letters have: no overlays, no lines above or below. */
const ACCENTS = String.raw`\u0300-\u0304\u0306-\u0331\u0342\u0345\u0358`

/** The scripts that people write their names in besides Latin and those of East Asia. */
const SCRIPTS = (
  'Adlam Arabic Armenian Balinese Bengali Canadian_Aboriginal Cherokee Devanagari Ethiopic Georgian Gujarati Gurmukhi ' +
  'Hebrew Javanese Kannada Khmer Lao Malayalam Meetei_Mayek Mongolian Myanmar Nko Ol_Chiki Oriya Sinhala Sundanese ' +
  'Syriac Tamil Telugu Thaana Thai Tibetan Tifinagh Yi'
).split(' ')
/** They are mixed in names, and with Latin. */
const EAST_ASIAN = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo']

/** Sounds and tones: other marks of these scripts fit Latin letters too, such as lines above. */
const EAST_ASIAN_MARKS = String.raw`\u3099\u309a\u302a-\u302f`

const anyOf = (scripts: readonly string[]) => scripts.map((script) => `\\p{scx=${script}}`).join('')
const lettersOf = (scripts: readonly string[]) =>
  `(?:(?=\\p{L})[${anyOf(scripts)}](?:(?=[\\p{Mn}\\p{Mc}])[${anyOf(scripts)}]){0,5})+`
const accented = (letters: string) => `(?:${letters}[${ACCENTS}]{0,2})+`

const FORMS = [
  accented(`[${LATIN}]`),
  accented(String.raw`(?=\p{L})\p{scx=Greek}`),
  accented(String.raw`(?=\p{L})\p{scx=Cyrillic}`),
  ...SCRIPTS.map((script) => lettersOf([script])),
  `(?:(?=\\p{L})[${anyOf(EAST_ASIAN)}][${EAST_ASIAN_MARKS}]?|[${LATIN}][${ACCENTS}]{0,2})+`,
]

let names: readonly RegExp[] | undefined

/** Parsing their classes of letters takes longer than loading all other rules: pages without a name do without. */
const nameForms = () => (names ??= FORMS.map(nameOf))

/** Words of letters of one script: `St.-Pierre`, `O'Brien`, `'t Hooft`, `J.R.R.`, `Gal·la`, `Müller - Schmidt`. */
function nameOf(letters: string): RegExp {
  const apostrophe = String.raw`['’‘׳]`
  // Only Tibetan divides syllables by this mark.
  const syllable = String.raw`(?<=\p{Script=Tibetan})\u0f0b`
  const mark = String.raw`(?:\.?['’‘׳״·・\u2010\u2011-]|\.|${syllable})`
  const word = `${apostrophe}?${letters}(?:${mark}${letters})*(?:\\.|${apostrophe}|${syllable})?`

  return new RegExp(`^${word}(?: (?:[\\u2010\\u2011-] )?${word})*$`, 'u')
}

/** Letters that the compatibility form takes apart although they are none of another alphabet. */
const OWN_LETTERS = 'ªºำຳໜໝ'
const NOT_COMPARED = new RegExp(`[^\\p{L}]|[${OWN_LETTERS}]`, 'gu')
/** Joiners and variants of letters: `isLine` judges where they stand. */
const VARIANTS = /\u200c|\u200d|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu

/** Accents without a letter and primes, which keyboards have where people look for an apostrophe. */
const LIKE_APOSTROPHE = /[`´′‛ʹ]/g
/** What other keyboards have for a hyphen: dashes, the minus, and the maqaf of Hebrew. */
const DASH = /[\u05be\u2012-\u2015\u2212]/g

/** A person's name as it is stored: NFC, with plain blanks, hyphens and apostrophes, one blank between its words. */
export function toPersonName(text: string): string {
  return toLine(text)
    .replace(LIKE_APOSTROPHE, '’')
    .replace(DASH, '-')
    .replace(/\p{Zs}+/gu, ' ')
}

/** Mail programs make links of it: `evil.com`, but neither `J.R.R.Tolkien` nor `St.Pierre`. */
const ADDRESS = /\.\p{Ll}{2}|\p{L}{4}\.\p{L}{2}|\p{L}{2}\.\p{Lu}{2}/u
/** No letter has the same mark twice. */
const REPEATED_MARK = /(\p{M})\1/u

/**
 * Whether a text is a person's name, stored by `toPersonName`: letters of one script with the marks that belong to them, blanks,
 * hyphens, apostrophes and full stops, and no address of a page. The scripts of East Asia are mixed, also with Latin (UTS 39, highly restrictive).
 * Letters that only look like others (full-width, mathematical, phonetic) are refused, and so are digits.
 */
export function isPersonName(name: string): boolean {
  const letters = name.replace(NOT_COMPARED, '')
  if (!isLine(name) || letters.normalize('NFKC') !== letters) return false

  const plain = name.replace(VARIANTS, '')
  if (ADDRESS.test(plain) || REPEATED_MARK.test(plain)) return false
  return nameForms().some((form) => form.test(plain))
}
