import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { acceptedLocale } from '@domizil/domain/accepted-locale'

/** The language of an answer: the preferred one in `Accept-Language` that the interface has, else English. */
export function localeFrom(acceptLanguage: string | undefined): Locale {
  return acceptedLocale(acceptLanguage) ?? DEFAULT_LOCALE
}
