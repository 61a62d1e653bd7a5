import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts'

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
  /** What the browser asks for, if it is one of ours. */
  readonly accepted: Locale | undefined
}

/** The language of the interface, in the specified order: prefix, cookie, browser, English. */
export function chooseLocale({ prefix, cookie, accepted }: LocaleHints): Locale {
  if (prefix) return prefix
  return isLocale(cookie) ? cookie : (accepted ?? DEFAULT_LOCALE)
}
