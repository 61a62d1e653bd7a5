import { DEFAULT_LOCALE, isLocale, languageOf, type Locale } from '@domizil/domain'
import { acceptedLocale } from '@domizil/domain/accepted-locale'
import type { PageContext } from './page-context.ts'
import type { IdentityUrls } from './urls.ts'

const COOKIE = 'KEYCLOAK_LOCALE'
const COOKIE_MS = 365 * 24 * 3600 * 1000

/** Language preferences besides the request itself. */
export interface LocaleHints {
  /** The user's choice, if it did not come as `kc_locale`. */
  chosen?: unknown
  /** The language of the account. */
  profile?: string | undefined
  /** The client's preference, best first, separated by spaces. */
  uiLocales?: unknown
}

/**
 * The language of a page, in Keycloak's order: the user's choice (`kc_locale`), the account, the client's preference
 * (`ui_locales`), the last choice in this browser, the browser's languages, English.
 */
export function localeOf(ctx: PageContext, hints: LocaleHints = {}): Locale {
  const candidates = [
    hints.chosen ?? ctx.query['kc_locale'],
    hints.profile,
    ...(typeof hints.uiLocales === 'string' ? hints.uiLocales.split(' ') : []),
    ctx.cookies.get(COOKIE, { signed: false }),
  ]
  const preferred = candidates.map(knownLocale).find((locale) => locale !== undefined)

  return preferred ?? acceptedLocale(ctx.get('accept-language')) ?? DEFAULT_LOCALE
}

/** Stores the language that the user chose on our pages in a cookie. */
export function storeChosenLocale(ctx: PageContext, urls: IdentityUrls): void {
  const chosen = knownLocale(ctx.query['kc_locale'])
  if (!chosen) return

  ctx.cookies.set(COOKIE, chosen, {
    path: `${urls.mount}/`,
    maxAge: COOKIE_MS,
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
  })
}

/** The path of the same page in another language. */
export function withLocale(path: string, locale: Locale): string {
  return `${path}${path.includes('?') ? '&' : '?'}kc_locale=${locale}`
}

function knownLocale(value: unknown): Locale | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const language = languageOf(value.trim())
  return isLocale(language) ? language : undefined
}
