const CURRENCY = 'euros?|eur|€'
const AREA = String.raw`sq\.?\s?m|qm|m2`
const ENERGY = String.raw`kwh(?:/\(?m2[·*.]?a\)?)?`
const BEFORE = new RegExp(String.raw`^(?:${CURRENCY})\s*`, 'iu')
const AFTER = new RegExp(String.raw`(?:${CURRENCY}|${AREA}|${ENERGY})$`, 'iu')

/** A number as people write it, without its unit: "€ 1.300", "2.580 Euro", "54,5 qm", "120 m²". */
export function withoutUnit(text: string): string {
  return text.normalize('NFKC').trim().replace(BEFORE, '').replace(AFTER, '').trimEnd()
}
