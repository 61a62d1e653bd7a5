import type { Locale } from '@domizil/domain'
import { NAMES, type Names } from './names.ts'
import { SPANISH_NAMES } from './spanish-names.ts'

/** A language of the site. */
export interface Language {
  readonly locale: Locale
  /** The prefix of every path; empty for the default language. */
  readonly prefix: string
  /** The locale of the browser, for addresses without a language. */
  readonly browserLocale: string
  readonly names: Names
}

export const LANGUAGES = {
  en: { locale: 'en', prefix: '', browserLocale: 'en-GB', names: NAMES.en },
  de: { locale: 'de', prefix: '/de', browserLocale: 'de-DE', names: NAMES.de },
} as const satisfies Record<string, Language>

/** For the longest ways only: what Spanish shares with the other languages is not walked three times. */
export const SPANISH = {
  locale: 'es',
  prefix: '/es',
  browserLocale: 'es-ES',
  names: SPANISH_NAMES,
} as const satisfies Language

/** The tags of a journey that is the same in all languages: on a phone it runs in the default language only. */
export function inEachLanguage(locale: string): { tag: string[] } {
  return { tag: locale === 'en' ? [] : ['@one-size'] }
}

/** A path with its language prefix: the German home page is `/de`, without a trailing slash. */
export function addressOf({ prefix }: Language, path: string): string {
  return `${prefix}${path}`.replace(/(?<=.)\/$/, '')
}
