/** How an interface writes whole euros; Spanish leaves four digits ungrouped unless told otherwise. */
export const WHOLE_EUROS = {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
} as const

/** How an interface writes euros with their cents, as in a list of payments. */
export const EUROS_AND_CENTS = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const

/** The format of amounts that stand together: with cents only if one of them has some. */
export function euroFormatOf(amounts: readonly number[]): typeof WHOLE_EUROS | typeof EUROS_AND_CENTS {
  return amounts.every(Number.isInteger) ? WHOLE_EUROS : EUROS_AND_CENTS
}
