import type { Locale } from '@domizil/domain'

/** Formats an amount of cents as euros. */
export function formatCents(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)
}
