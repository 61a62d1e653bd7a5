import { withoutUnit } from './without-unit.ts'

/**
 * A number with decimals, written with a comma or a point in every language, and with its unit or without: "54,5",
 * "54.5 m²". `undefined` for an empty text, NaN for one that is no number.
 */
export function readDecimal(text: string): number | undefined {
  const plain = withoutUnit(text).replace(',', '.')
  if (plain === '') return undefined
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN
}
