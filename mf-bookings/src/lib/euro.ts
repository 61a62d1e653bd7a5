import { euroFormatOf, EUROS_AND_CENTS } from '@domizil/domain'
import type { IntlShape } from 'react-intl'

/** An amount with its cents. */
export function euro(intl: Pick<IntlShape, 'formatNumber'>, cents: number): string {
  return intl.formatNumber(cents / 100, EUROS_AND_CENTS)
}

/** A single amount in a sentence: its cents only if it has some. */
export function euroInText(intl: Pick<IntlShape, 'formatNumber'>, cents: number): string {
  return intl.formatNumber(cents / 100, euroFormatOf([cents / 100]))
}
