const JOINING_SCRIPTS = [
  'Arabic',
  'Syriac',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
]
const JOINING = `[${JOINING_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]`

/** Invisible characters that a script or an emoji needs, with the character before them. */
const NEEDED = new RegExp(
  [
    // Persian and Indic spelling joins and parts letters.
    `${JOINING}[\\u200c\\u200d](?=${JOINING})`,
    // Families and professions are emoji that are joined, and the flags of England, Scotland and Wales are tags.
    String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?\u200d(?=\p{Extended_Pictographic})`,
    String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f}`,
    String.raw`[\p{Emoji}\p{S}][\ufe0e\ufe0f]`,
    // Variants of an ideograph tell family names apart.
    String.raw`\p{Script=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
    String.raw`\p{Script=Mongolian}[\u180b-\u180f]`,
  ].join('|'),
  'gu',
)

/** Control and direction characters, line breaks, invisible and private ones, and what PostgreSQL cannot store. */
const NOT_IN_LINE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu

/** Blanks, and the marks that phones put around a number that is copied. */
const isAroundLine = (character = '') => /[\s\u200e\u202a\u202c]/.test(character)

/** A text of one line as it is stored: NFC, without blanks around it. */
export function toLine(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isAroundLine(text[start])) start += 1
  while (start < end && isAroundLine(text[end - 1])) end -= 1

  return text.slice(start, end).normalize('NFC')
}

/**
 * Whether a text is one visible line: without line breaks, control, direction, private and invisible characters, but
 * for those that emoji, Persian, Indic and Mongolian spelling and variants of ideographs need.
 */
export function isLine(text: string): boolean {
  return text.replace(NEEDED, '').search(NOT_IN_LINE) === -1
}

/** The visible line that remains of any text: a blank for each run of characters that no line has. */
export function lineIn(text: string): string {
  if (isLine(text)) return toLine(text)
  return toLine(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(NOT_IN_LINE, ''))
}

const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Control characters besides tabs and line breaks, overrides of the direction, and what PostgreSQL cannot store. */
const NOT_IN_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202d\u202e]/u

/** A text of several lines in its normal form: NFC, with `\n` for every line break. */
export function toText(text: string): string {
  return text.replace(LINE_BREAK, '\n').normalize('NFC')
}

/** The text of several lines that remains of any text: without the characters that none has. */
export function textIn(text: string): string {
  return toText(text).replaceAll(new RegExp(NOT_IN_TEXT, 'gu'), '')
}

/** Whether a text of several lines has no control characters besides tabs and line breaks, and no directions overridden. */
export function isText(text: string): boolean {
  return !NOT_IN_TEXT.test(text)
}
