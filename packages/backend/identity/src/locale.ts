import { DEFAULT_LOCALE, isLocale, languageOf, type Locale } from '@domizil/domain'
import { acceptedLocale } from '@domizil/domain/accepted-locale'
import type { PageContext } from './page-context.ts'
import type { Places } from './places.ts'

const COOKIE = 'KEYCLOAK_LOCALE'
const COOKIE_MS = 365 * 24 * 3600 * 1000

/** What is known of a reader's language besides the request itself. */
export interface LocaleHints {
  /** The reader's choice, where it did not come as `kc_locale`. */
  chosen?: unknown
  /** The language kept with the account. */
  profile?: string | undefined
  /** The client's wish, best first, separated by spaces. */
  uiLocales?: unknown
}

/**
 * The language of a page, in Keycloak's order: the reader's choice (`kc_locale`), the account, the
 * client's wish (`ui_locales`), the last choice in this browser, the browser's languages, English.
 */
export function localeOf(ctx: PageContext, hints: LocaleHints = {}): Locale {
  const wishes = [
    hints.chosen ?? ctx.query['kc_locale'],
    hints.profile,
    ...(typeof hints.uiLocales === 'string' ? hints.uiLocales.split(' ') : []),
    ctx.cookies.get(COOKIE, { signed: false }),
  ]
  const wished = wishes.map(knownLocale).find((locale) => locale !== undefined)

  return wished ?? acceptedLocale(ctx.get('accept-language')) ?? DEFAULT_LOCALE
}

/** Remembers a language that the reader chose on our pages, for the next time this browser comes. */
export function rememberChosenLocale(ctx: PageContext, places: Places): void {
  const chosen = knownLocale(ctx.query['kc_locale'])
  if (!chosen) return

  ctx.cookies.set(COOKIE, chosen, {
    path: `${places.mount}/`,
    maxAge: COOKIE_MS,
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
  })
}

/** The address of the same page in another language. */
export function withLocale(path: string, locale: Locale): string {
  return `${path}${path.includes('?') ? '&' : '?'}kc_locale=${locale}`
}

function knownLocale(wish: unknown): Locale | undefined {
  if (typeof wish !== 'string' || wish.trim() === '') return undefined
  const language = languageOf(wish.trim())
  return isLocale(language) ? language : undefined
}
