import { DEFAULT_LOCALE, type Locale } from '@domizil/domain'
import { acceptedLocale } from '@domizil/domain/accepted-locale'

/** The language to answer in: the best of `Accept-Language` that the interface speaks, else English. */
export function localeFrom(acceptLanguage: string | undefined): Locale {
  return acceptedLocale(acceptLanguage) ?? DEFAULT_LOCALE
}
