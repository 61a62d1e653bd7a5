/** The languages of the interface. The first is the default and has no URL prefix. */
export const LOCALES = ['en', 'de', 'es'] as const
/** The code of a language of the interface. */
export type Locale = (typeof LOCALES)[number]
/** The language without a URL prefix. */
export const DEFAULT_LOCALE: Locale = 'en'

/** Whether a value is the code of a language of the interface. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

/** The language of a locale code: the part before an underscore or hyphen, lower-cased; `en` if there is none. */
export function languageOf(code: string | undefined): string {
  return code?.split(/[_-]/, 1)[0]?.toLowerCase() || DEFAULT_LOCALE
}

/** A text in English and in the language of the place (`languageTag`, such as `de_DE`). */
export interface RemoteText {
  en: string | null
  local: string | null
  languageTag: string
}

/**
 * The version of a remote text for a reader: the local one only for readers of its language, else the English one.
 * Falls back to the other if one is missing.
 */
export function textFor(locale: Locale, { en, local, languageTag }: RemoteText): string {
  const preferred = languageOf(languageTag) === locale ? local : en
  return preferred || en || local || ''
}
