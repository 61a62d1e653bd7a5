import type { Locale } from '@domizil/domain'
import { NAMES, type Names } from './names.ts'

/** A language as a visitor meets it. */
export interface Language {
  readonly locale: Locale
  /** In front of every path; empty for the default language. */
  readonly prefix: string
  /** What the visitor's browser asks for, where the address does not tell. */
  readonly browserLocale: string
  readonly names: Names
}

export const LANGUAGES = {
  en: { locale: 'en', prefix: '', browserLocale: 'en-GB', names: NAMES.en },
  de: { locale: 'de', prefix: '/de', browserLocale: 'de-DE', names: NAMES.de },
} as const satisfies Record<string, Language>

/** The tags of a journey that all languages walk alike: on a phone it is walked in the default language only. */
export function inEachLanguage(locale: string): { tag: string[] } {
  return { tag: locale === 'en' ? [] : ['@one-size'] }
}

/** The address of a path in a language: the home of German is `/de`, without a slash at the end. */
export function addressOf({ prefix }: Language, path: string): string {
  return `${prefix}${path}`.replace(/(?<=.)\/$/, '')
}
