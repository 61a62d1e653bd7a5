/** A point or a comma before three digits separates thousands, before one or two it separates the cents. */
const AMOUNT = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/

/**
 * An amount in cents, typed in euros as people write them in any language: "85", "85,5", "1.290,00 €".
 * `undefined` for an empty text, NaN for one that is no amount.
 */
export function readCents(text: string): number | undefined {
  const plain = text.replace(/€|EUR/gi, '').trim()
  if (plain === '') return undefined

  const [, euros = '', cents = ''] = AMOUNT.exec(plain) ?? []
  return euros === '' ? Number.NaN : Number(euros.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
