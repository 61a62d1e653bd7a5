import type { Locale } from '@domizil/domain'

/** The name of a country by its ISO 3166-1 code in a language. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
