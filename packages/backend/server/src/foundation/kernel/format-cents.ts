import type { Locale } from '@domizil/domain'

/** An amount of cents as people read it in their language. */
export function formatCents(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)
}
