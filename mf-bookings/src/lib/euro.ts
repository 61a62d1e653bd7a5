import type { IntlShape } from 'react-intl'

/** An amount with its cents. */
export function euro(intl: Pick<IntlShape, 'formatNumber'>, cents: number): string {
  return intl.formatNumber(cents / 100, { style: 'currency', currency: 'EUR' })
}
