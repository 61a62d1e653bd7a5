import { withoutUnit } from './without-unit.ts'

/**
 * A whole number as people write it, in any language: "1290", "1.290", "1,290", "1 290", "1.290,00 €", "EUR 1,290.00",
 * "1.290,– Euro".
 * `undefined` for an empty text; NaN for one that is no whole number or could mean two ("1290,50", "1.2.3", "-5").
 *
 * A lone separator groups before three digits and divides before one or two: amounts never have three decimals. The
 * language of the page does not decide, because it does not decide what people type or paste.
 */
export function readWholeNumber(text: string): number | undefined {
  const plain = withoutUnit(text)
    .replaceAll(/[\s'’]/gu, '')
    .replace(/[.,][-–—]{1,2}$/, '')
  if (plain === '') return undefined

  const found =
    /^(?<whole>\d{1,3}(?:(?<grouping>[.,])\d{3}(?:\k<grouping>\d{3})*)?|\d+)(?:(?<point>[.,])(?<decimals>\d{0,2}))?$/.exec(
      plain,
    )
  const { whole = '', grouping, point, decimals } = found?.groups ?? {}
  const isAmbiguous = grouping !== undefined && grouping === point
  if (!found || isAmbiguous || Number(decimals ?? 0) > 0) return Number.NaN

  return Number(whole.replaceAll(/[.,]/g, ''))
}
