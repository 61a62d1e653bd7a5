import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale.ts'

/** The cookie with the chosen language: 365 days, SameSite=Lax, for the whole site. */
export const LOCALE_COOKIE = 'locale'

/** A path without its language prefix. English has none, so `/en/…` is not a prefix. */
export interface LocalePath {
  readonly prefix: Locale | undefined
  readonly path: string
}

/** Splits the language prefix off a path. */
export function splitLocale(pathname: string): LocalePath {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first) || first === DEFAULT_LOCALE) return { prefix: undefined, path: rooted(pathname) }
  return { prefix: first, path: rooted(rest.join('/')) }
}

/** A single leading slash: two would name another host. */
function rooted(path: string): string {
  return path.replace(/^\/*/, '/')
}

/** A path with the prefix of a language. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The sources of a visitor's language. */
export interface LocaleHints {
  readonly prefix: Locale | undefined
  /** The value of the cookie. */
  readonly cookie: string | undefined
  /** The browser's preference, if it is one of ours. */
  readonly accepted: Locale | undefined
}

/** The language of the interface, in the specified order: prefix, cookie, browser, English. */
export function chooseLocale({ prefix, cookie, accepted }: LocaleHints): Locale {
  if (prefix) return prefix
  return isLocale(cookie) ? cookie : (accepted ?? DEFAULT_LOCALE)
}
