import { type Locale, WHOLE_EUROS } from '@domizil/domain'

/** Formats whole euros. */
export function formatEuro(euro: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, WHOLE_EUROS).format(euro)
}
