import { type Locale, LOCALE_COOKIE } from '@domizil/domain'
import type { LocalizedHistory } from '../../lib/history.ts'
import { settable } from '@domizil/app-kit/readable'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

export type Language = ReturnType<typeof createLanguage>

export function createLanguage(initial: Locale, history: LocalizedHistory) {
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
    /** Switches the current page to another language and stores the choice. */
    choose(chosen: Locale) {
      history.changeLocale(chosen) // first: if it throws, the language must not change
      show(chosen)
      document.cookie = `${LOCALE_COOKIE}=${chosen}; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax; Path=/${secure()}`
    },
  }
}

/** Without https a cookie with this attribute would be rejected. */
function secure(): string {
  return window.location.protocol === 'https:' ? '; Secure' : ''
}
