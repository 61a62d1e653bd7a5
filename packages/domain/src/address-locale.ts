import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, languageOf } from './locale.ts'

/** The cookie that remembers a chosen language: 365 days, same-site lax, for the whole site. */
export const LOCALE_COOKIE = 'locale'

/** A path with its language prefix taken off. English has none, so `/en/…` is no prefix. */
export interface LocalePath {
  readonly prefix: Locale | undefined
  readonly path: string
}

export function splitLocale(pathname: string): LocalePath {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first) || first === DEFAULT_LOCALE) return { prefix: undefined, path: rooted(pathname) }
  return { prefix: first, path: rooted(rest.join('/')) }
}

/** One slash in front: two would name another host. */
function rooted(path: string): string {
  return path.replace(/^\/*/, '/')
}

/** The address of a path in a language. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

export interface LocaleHints {
  readonly prefix: Locale | undefined
  /** The value of the cookie. */
  readonly cookie: string | undefined
  /** The browser's languages, the preferred one first. */
  readonly languages: readonly string[]
}

/** The language of the interface, in the specified order: prefix, cookie, browser, English. */
export function chooseLocale({ prefix, cookie, languages }: LocaleHints): Locale {
  if (prefix) return prefix
  if (isLocale(cookie)) return cookie

  const known = languages.map((code) => languageOf(code)).find((code) => isLocale(code))
  return LOCALES.find((locale) => locale === known) ?? DEFAULT_LOCALE
}
