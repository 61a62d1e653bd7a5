import { EUROS_AND_CENTS, type Locale } from '@domizil/domain'

/** Formats an amount of cents as euros. */
export function formatCents(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, EUROS_AND_CENTS).format(cents / 100)
}
