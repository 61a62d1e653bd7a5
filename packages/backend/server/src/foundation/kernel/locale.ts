import { DEFAULT_LOCALE, EUROS_AND_CENTS, type Locale, WHOLE_EUROS } from '@domizil/domain'
import { acceptedLocale } from '@domizil/domain/accepted-locale'

/** The language of an answer: the preferred one in `Accept-Language` that the interface has, else English. */
export function localeFrom(acceptLanguage: string | undefined): Locale {
  return acceptedLocale(acceptLanguage) ?? DEFAULT_LOCALE
}

/** Formats an amount of cents as euros. */
export function formatCents(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, EUROS_AND_CENTS).format(cents / 100)
}

/** Formats whole euros. */
export function formatEuro(euro: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, WHOLE_EUROS).format(euro)
}

/** The name of a country by its ISO 3166-1 code in a language. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
