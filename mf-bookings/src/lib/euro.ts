import { euroFormatOf, EUROS_AND_CENTS } from '@domizil/domain'
import type { IntlShape } from 'react-intl'

/** An amount with its cents. */
export function euro(intl: Pick<IntlShape, 'formatNumber'>, cents: number): string {
  return intl.formatNumber(cents / 100, EUROS_AND_CENTS)
}

/** The only amount of a sentence: its cents only if it has some. */
export function euroInText(intl: Pick<IntlShape, 'formatNumber'>, cents: number): string {
  return intl.formatNumber(cents / 100, euroFormatOf([cents / 100]))
}

/** Several amounts of one sentence: cents in all of them if one has some. */
export function eurosInText<Name extends string>(
  intl: Pick<IntlShape, 'formatNumber'>,
  cents: Record<Name, number>,
): Record<Name, string> {
  const amounts = Object.entries<number>(cents).map(([name, amount]) => [name, amount / 100] as const)
  const format = euroFormatOf(amounts.map(([, amount]) => amount))
  return Object.fromEntries(
    amounts.map(([name, amount]) => [name, intl.formatNumber(amount, format)]),
  ) as Record<Name, string>
}
