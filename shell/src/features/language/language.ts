import { type Locale, LOCALE_COOKIE } from '@domizil/domain'
import type { Readable } from '@domizil/shell-api'
import type { LocalizedHistory } from '../../lib/history.ts'
import { settable } from '@domizil/app-kit/readable'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

export interface Language {
  readonly locale: Readable<Locale>
  /** Shows the same page in another language and remembers it. */
  choose(locale: Locale): void
}

export function createLanguage(initial: Locale, history: LocalizedHistory): Language {
  const locale = settable<Locale>(initial)

  function show(shown: Locale): void {
    locale.set(shown)
    document.documentElement.lang = shown
  }

  history.prefix.subscribe(() => {
    const named = history.prefix.get()
    if (named) show(named)
  })

  return {
    locale,
    choose(chosen) {
      history.changeLocale(chosen) // first: where it throws, nothing may claim another language
      show(chosen)
      document.cookie = `${LOCALE_COOKIE}=${chosen}; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax; Path=/${secure()}`
    },
  }
}

/** A site without https could not set the cookie at all with it. */
function secure(): string {
  return window.location.protocol === 'https:' ? '; Secure' : ''
}
