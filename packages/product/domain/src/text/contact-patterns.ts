/** A way to write contact details. */
export interface ContactPattern {
  readonly pattern: RegExp
  /** A part of the pattern that ordinary texts lack. It is looked for first: a pattern that begins at any word takes long. */
  readonly needs?: RegExp
  /** Whether the group `ending` has to be a top-level domain. */
  readonly ending?: boolean
}

const START = '(?<![\\p{L}\\d_-])'
const WORD = '[\\p{L}\\d][\\p{L}\\d_-]*'
const END = '(?![\\p{L}\\d_-])'
/** "(at)", "[ät]" and the sign itself; " at ", " arroba ". */
const AT_SIGN = '(?:\\s*[(\\[{<]\\s*(?:at|ät|et|arroba|@)\\s*[)\\]}>]\\s*|\\s*@\\s*)'
const AT_WORD = '\\s+(?:at|ät|arroba|klammeraffe)\\s+'
/** "(dot)", " punkt ", "punto". A plain dot after a spoken "at" is a sentence about a site. */
const DOT_WORD = '(?:\\s*[(\\[{<]\\s*(?:dot|punkt|punto|\\.)\\s*[)\\]}>]\\s*|\\s+(?:dot|punkt|punto)\\s+)'
const DOT = `(?:${DOT_WORD}|\\s?\\.\\s?)`
const SPOKEN_DOT = '(?:\\s*[(\\[{<]\\s*(?:dot|punkt|punto|\\.)\\s*[)\\]}>]\\s*|\\s+(?:dot|punkt)\\s+)'
/** No further label follows. */
const LAST = '(?!\\.[\\p{L}\\d])'
const ENDING = `(?<ending>\\p{L}{2,24})${END}`
/** Bounded: each word of a long chain may be the first one. */
const LOCAL_PART = `${START}${WORD}(?:[.+]${WORD}){0,8}`
/** name@mail.de, name (at) mail punkt de. */
const MAILBOX = `${LOCAL_PART}${AT_SIGN}${WORD}(?:${DOT}${WORD})*?${DOT}${ENDING}`

const MESSENGERS =
  'whats\\s?app|telegram|signal|threema|viber|wechat|instagram|insta|snapchat|skype|facebook|tiktok|discord'
/** What people say of a messenger in one word: "Skype bevorzugt." Words with an umlaut or an accent are no accounts anyway. */
const SAID_OF_MESSENGERS =
  'account|adresse|aktiv|also|anyway|auch|available|beruflich|bevorzugt|bitte|business|call|calls|cuenta|daily|desktop|erreichbar|' +
  'erlaubt|funktioniert|gehen|geht|gerne?|gracias|group|gruppe|immer|installed|installiert|kaum|konto|later|manchmal|message|' +
  'messenger|name|nicht|number|nummer|often|okay|only|please|posible|possible|preferred|premium|privat|private|reicht|selten|' +
  'siempre|sometimes|sprechen|tambien|telefonieren|usual|video|videocall|vorhanden|welcome|work|works'
/** Hosts of mailboxes that are known without an ending. */
const MAIL_HOSTS = 'gmail|googlemail|gmx|outlook|hotmail|yahoo|icloud|proton(?:mail)?|web|t-online'

const needed = (part: string) => new RegExp(part, 'iu')
const NEEDS_AT = needed(AT_SIGN)
const NEEDS_DOT_WORD = needed(DOT_WORD)
const NEEDS_HOST = needed(MAIL_HOSTS)
const NEEDS_MESSENGER = needed(MESSENGERS)

export const CONTACT_PATTERNS: readonly ContactPattern[] = [
  // The first ending counts, as a sentence may follow, and the last one, as a mailbox may have a long domain.
  { pattern: new RegExp(MAILBOX, 'giu'), needs: NEEDS_AT, ending: true },
  { pattern: new RegExp(MAILBOX + LAST, 'giu'), needs: NEEDS_AT, ending: true },
  {
    pattern: new RegExp(
      `${START}${WORD}(?:${DOT}${WORD}){0,8}?${AT_WORD}${WORD}(?:${DOT}${WORD})*?${DOT_WORD}${ENDING}`,
      'giu',
    ),
    needs: NEEDS_DOT_WORD,
    ending: true,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d._+-])[\\p{L}\\d._+-]+${AT_SIGN}(?:${MAIL_HOSTS})${END}`, 'giu'),
    needs: NEEDS_AT,
  },
  // Who works "at Yahoo" tells no mailbox.
  {
    pattern: new RegExp(
      `${START}${WORD}${AT_WORD}(?:gmail|googlemail|gmx|hotmail|icloud|t-online)${END}`,
      'giu',
    ),
    needs: NEEDS_HOST,
  },
  {
    pattern:
      /(?<![\p{L}\d])[\p{L}\d]+([_-])(?:at|ät|arroba)\1[\p{L}\d]+\1(?:dot|punkt|punto)\1\p{L}{2,24}(?![\p{L}\d])/giu,
    needs: /[_-](?:at|ät|arroba)[_-]/iu,
  },
  // An e-mail address with a literal @, under any top-level domain.
  {
    pattern: new RegExp(`${LOCAL_PART}@${WORD}(?:\\.${WORD})*\\.\\p{L}{2,24}${END}`, 'giu'),
    needs: /@/,
  },
  // "anna ät web de", "anna bei gmx de".
  {
    pattern: new RegExp(
      `${START}${WORD}\\s+(?:at|ät|bei|en|arroba)\\s+(?:${MAIL_HOSTS})\\s+(?:de|com|net|org|es|at|ch)${END}`,
      'giu',
    ),
    needs: NEEDS_HOST,
  },
  // Sites: with a scheme or "www", or with the dot in words.
  { pattern: /\b(?:https?|hxxps?):\S+/giu },
  { pattern: /(?<![\p{L}\d])www\s?[.,]\s?\S+/giu },
  { pattern: new RegExp(`${START}www${SPOKEN_DOT}${WORD}`, 'giu') },
  { pattern: /(?<![\p{L}\d])www\s+[\p{L}\d-]{2,63}\s+(?:com|net|org|de|eu|info|es|at|ch)(?![\p{L}\d])/giu },
  { pattern: /(?<![\d.])(?=\d{0,3}(?:\.\d{0,3})?\.?\d{3})(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g },
  {
    pattern: new RegExp(`${START}${WORD}${SPOKEN_DOT}(?:com|net|org|de|eu|info|ch|io|app|biz)${END}`, 'giu'),
    needs: NEEDS_DOT_WORD,
  },
  {
    pattern: /(?<![\p{L}\d])[\p{L}\d][\p{L}\d_-]{0,62}\s+punto\s+(?:com|net|org|eu|info)(?![\p{L}\d])/giu,
    needs: /punto/iu,
  },
  {
    pattern: /(?<![\p{L}\d])[\p{L}\d][\p{L}\d_-]{2,62}\s+\.\s?(?:com|net|org|de|eu|info)(?![\p{L}\d])/giu,
    needs: /\s\./,
  },
  // Messengers: their short links, and names of accounts.
  { pattern: /(?<![\p{L}\d.])(?:wa|t|m|fb|ig|signal|line)\.me(?:\/\S*|(?![\p{L}\d]))/giu },
  { pattern: /(?<![\p{L}\d.])(?:wa|t)\s?\.\s?me\s?\/\s?\S+/giu },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${MESSENGERS})(?![\\p{L}\\d])[^.!?\\n@]{0,25}@[\\p{L}\\d_.]{3,}`,
      'giu',
    ),
    needs: NEEDS_MESSENGER,
  },
  // Discord's names end in a number, and after names that are no other words one with a dot is an account.
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${MESSENGERS})(?![\\p{L}\\d])[\\s:=-]{1,3}[\\p{L}\\d._]{2,32}#\\d{3,6}`,
      'giu',
    ),
    needs: NEEDS_MESSENGER,
  },
  {
    pattern:
      /(?<![\p{L}\d])(?:[Ss]kype|[Ww]e[Cc]hat|[Dd]iscord|[Tt]hreema)\s\p{Ll}{2,}\.\p{Ll}+(?![\p{L}\d])/gu,
    needs: NEEDS_MESSENGER,
  },
  // "WeChat annak." One word alone after the name of a messenger, which stands alone as well: "per Skype sprechen" says how.
  {
    pattern: new RegExp(
      `(?<=(?:^|[,;:.!?(\\n]|(?<!\\p{L})(?:mein|my|mi))\\s?)` +
        `(?:skype|wechat|discord|threema|viber|telegram|instagram|insta|snapchat|tiktok)(?:\\s?[:=]\\s?|\\s)` +
        `(?!(?:${SAID_OF_MESSENGERS})(?![a-z]))[a-z]{4,32}(?=\\s?(?:$|[.,;!)](?![\\p{L}\\d])|\\n))`,
      'giu',
    ),
    needs: NEEDS_MESSENGER,
  },
  // A name with an underscore or a digit is that of an account.
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${MESSENGERS})(?![\\p{L}\\d])\\s*(?:[:=-]\\s*)?(?:(?:unter|ist|is|as|als|bei|name|user|id)(?:\\s*:)?\\s+)?` +
        `(?=[\\p{L}\\d._]{4})\\p{L}[\\p{L}.]*[\\d_][\\p{L}\\d._]*`,
      'giu',
    ),
    needs: NEEDS_MESSENGER,
  },
  // After a colon also one with dots.
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${MESSENGERS})\\s*[:=]\\s*\\p{L}{2,}(?:\\.\\p{L}{2,})+(?![\\p{L}\\d])`,
      'giu',
    ),
    needs: NEEDS_MESSENGER,
  },
  // Where a call is spoken of seven digits are a number. The digit is looked for first: what stands before it takes longer.
  {
    pattern:
      /(?=\d)(?<=(?<!\p{L})(?:tel|telefon|handy|phone|call|ruf|whats\s?app|teléfono|móvil)(?:[.:]|\s?(?:nr|no|me|an|unter|at|al)\.?:?)?\s?)(?:\d[\s./-]?){6,18}\d/giu,
  },
]

/**
 * Numbers that are no phone: dates, times, prices with thousands, lists of postcodes, years, lines of buses, and what the
 * law wants an advertisement to name (§ 13 HmbWoSchG, Real Decreto 1312/2024) or a business names.
 */
export const ORDINARY_NUMBERS: readonly RegExp[] = [
  // Our own: invoices, their corrections, bookings and payments.
  /(?<![\p{L}\d])(?:RE|GS)-20\d{2}-\d{6}(?!\d)/gu,
  /(?<![\p{L}\d])B-\d{6}(?:-\d{1,2})?(?!\d)/gu,
  // Coordinates.
  /(?<![\d.+-])-?\d{1,2}\.\d{4,8}[,;]?\s{1,2}-?\d{1,3}\.\d{4,8}(?!\.?\d)/g,
  /(?<!\d[\s./-]{0,2})(?:19|20)\d{2}(?:,?\s(?:19|20)\d{2})+(?![\s./-]?\d)/g,
  /(?<![\d-])[1-9]\d-\d{7}-\d{2}(?![\d-])/g,
  /\bES[A-Z]{4}\d{10,}/g,
  /\b[A-Z]{2}-20\d{2}-\d{9}\b/g,
  /\bDE\s?\d{9}\b/g,
  /(?<!\p{L})(?:bus|busse|buses|tram|trams|(?:bus|tram)?lin(?:ie|ien|es?)|líneas?|autobús|autobuses)[\s:]+\d{1,3}(?:(?:\s?[/+&-]\s?|\s)\d{1,3})+(?!\d)/giu,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/(?:19|20)\d{2}(?![\d/])/g,
  /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\s?[./-]\s?(?:0?[1-9]|1[0-2])\s?[./-]\s?(?:(?:19|20)\d{2}|\d{2}(?!\d))/g,
  /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\.(?!\d)/g,
  /(?<![\d.])(?:[01]?\d|2[0-4])[.:][0-5]\d(?!\.?\d)/g,
  /(?<![\d.])[1-9]\d{0,2}[.\u{A0} ]\d{3}(?:,\d{2})?(?=\s?(?:€|eur))/giu,
  /(?<![\d.])[1-9]\d{0,2}\.\d{3}(?!\.?\d)/g,
  /(?<!\d)\d{5}(?:\s?[/,-]\s?\d{5})+(?!\d)/g,
  /(?<!\d)(?:1[89]|20)\d{2}(?:\s?[/-]\s?(?:(?:1[89]|20)\d{2}|\d{2}))+(?!\d)/g,
]

/** What may be a phone number: digits with what stands between them. */
export const WRITTEN_NUMBER = /(?<![\d,])[+\d(][\d\s./()-]*/g

const DIGIT_WORDS = [
  'zero|one|two|three|four|five|six|seven|eight|nine',
  'null|eins|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun',
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
].join('|')

/** What may be a phone number in words, seven or more in a row. */
export const SPOKEN_NUMBER = new RegExp(
  `${START}(?:(?:${DIGIT_WORDS}|\\d{1,4})[\\s,.-]+){6,}(?:${DIGIT_WORDS}|\\d{1,4})${END}`,
  'giu',
)
export const DIGIT_WORD = new RegExp(`(?<![\\p{L}\\d])(?:${DIGIT_WORDS})(?![\\p{L}\\d])`, 'giu')
/** What may be one that begins with a zero in words, and goes on in words or digits. */
export const SPOKEN_PREFIX = new RegExp(
  `${START}(?:null|zero|cero)(?:[\\s,./-]+(?:${DIGIT_WORDS}|\\d{1,11}))+${END}`,
  'giu',
)
/** Four digits or more in one word. */
export const JOINED_DIGITS = new RegExp(`${START}(?:${DIGIT_WORDS}){4,}${END}`, 'giu')
