const CURRENCY = 'euros?|eur|€'

const AREA = String.raw`sq\.?\s?m|qm|m2`

const ENERGY = String.raw`kwh(?:/\(?m2[·*.]?a\)?)?`

const BEFORE = new RegExp(String.raw`^(?:${CURRENCY})\s*`, 'iu')

const AFTER = new RegExp(String.raw`(?:${CURRENCY}|${AREA}|${ENERGY})$`, 'iu')

/** What stands between whole and decimals in a language. */
export type DecimalPoint = '.' | ','

const NUMBER =
  /^(?<whole>[1-9]\d{0,2}(?:(?<grouping>[.,\s'])\d{3}(?:\k<grouping>\d{3})*)|\d+)(?:(?<point>[.,])(?<decimals>\d*))?$/
/** A lone separator before three digits: thousands in one language, decimals in another. */
const LONE = /^\d{1,3}([.,])\d{3}$/

/**
 * A whole number as people write it, in any language: "1290", "1.290", "1,290", "1 290", "1.290,00 €", "EUR 1,290.00",
 * "1.290,– Euro".
 * `undefined` for an empty text; NaN for one that is no whole number or could mean two ("1290,50", "1.2.3", "-5").
 *
 * A lone separator groups before three digits and divides before one or two: amounts never have three decimals. The
 * language of the page does not decide, because it does not decide what people type or paste.
 */
export function readWholeNumber(text: string): number | undefined {
  const parts = partsOf(text)
  if (parts === undefined) return undefined
  return parts && parts.decimals.length <= 2 && Number(parts.decimals) === 0 ? parts.whole : Number.NaN
}

/**
 * A number with decimals, with its unit or without, in the reader's language first: in German "120.000" is 120,000 and
 * "54,5" is 54.5. So is "54.5", which cannot mean anything else. `undefined` for an empty text; NaN for one that is no
 * number, or that another language would read as another one ("12,500" in German).
 */
export function readDecimal(text: string, point?: DecimalPoint): number | undefined {
  const [, separator] = LONE.exec(withoutUnit(text)) ?? []
  const parts = partsOf(text)
  if (parts === undefined) return undefined
  if (!parts) return Number.NaN
  if (!separator || parts.decimals !== '') return Number(`${parts.whole}.${parts.decimals}`)
  if (point && separator !== point) return parts.whole
  // As decimals they are too many, and the reader learns that; unless they end in zeros, which only thousands do.
  const number = Number(withoutUnit(text).replace(',', '.'))
  return withoutUnit(text).endsWith('0') || !point ? Number.NaN : number
}

/** The whole and the decimals; null for what is no number. */
function partsOf(text: string): { whole: number; decimals: string } | null | undefined {
  const plain = withoutUnit(text)
    .replaceAll(/['’]/gu, "'")
    .replaceAll(/\s/gu, ' ')
    .replace(/[.,][-–—]{1,2}$/, '')
  if (plain === '') return undefined

  const { whole, grouping, point, decimals = '' } = NUMBER.exec(plain)?.groups ?? {}
  const isAmbiguous = grouping !== undefined && grouping === point
  if (whole === undefined || isAmbiguous) return null
  return { whole: Number(whole.replaceAll(/\D/g, '')), decimals }
}

/** A number as people write it, without its unit: "€ 1.300", "2.580 Euro", "54,5 qm", "120 m²". */
function withoutUnit(text: string): string {
  return text.normalize('NFKC').trim().replace(BEFORE, '').replace(AFTER, '').trimEnd()
}
