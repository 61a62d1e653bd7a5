import { type Locale, localePath, splitLocale } from '@domizil/domain'
import type { Readable, ShellLocation, ShellNavigator, ShellRoute, To } from '@domizil/shell-api'
import { settable } from '@domizil/app-kit/readable'
import { isSignInAnswer } from './sign-in-answer.ts'

/** The browser's history without the language prefix: shell and remotes route on the same paths. */
export interface LocalizedHistory {
  readonly route: Readable<ShellRoute>
  /** The language in the URL; a step back may change it. */
  readonly prefix: Readable<Locale | undefined>
  readonly navigator: ShellNavigator
  /** After a drawn page was hydrated: adds the hash and the state of the entry, which the server could not know. */
  catchUp(): void
  /** Replaces the language prefix of the current page. */
  changeLocale(locale: Locale): void
}

interface EntryState {
  readonly key: string
  readonly state: unknown
}

/** `dialogsBefore` finds the dialogs that were open on a path before the sign-in. */
export function createHistory(
  initialLocale: Locale,
  isDrawn = false,
  dialogsBefore: (path: string) => readonly unknown[] = () => [],
): LocalizedHistory {
  let locale = initialLocale
  if (window.history.state === null) {
    stampEntry()
    if (isSignInAnswer(window.location.hash)) reopenDialogs(dialogsBefore)
  }
  const first = present()
  const shown = isDrawn ? drawn(first) : first
  const route = settable<ShellRoute>({ location: shown, action: 'POP' })
  const prefix = settable(splitLocale(window.location.pathname).prefix)

  function go(to: To, action: 'PUSH' | 'REPLACE', state: unknown): void {
    const entry: EntryState = { key: newKey(), state }
    const href = hrefOf(to)
    if (action === 'PUSH') history.pushState(entry, '', href)
    else history.replaceState(entry, '', href)
    route.set({ location: present(), action })
  }

  function hrefOf(to: To): string {
    const { pathname, search = '', hash = '' } = typeof to === 'string' ? parse(to) : to
    return localePath(locale, pathname || route.get().location.pathname) + search + hash
  }

  window.addEventListener('popstate', ({ state }) => {
    // A link to an anchor that no handler prevented creates an entry without a state: it is a push.
    const isAnchor = state === null && window.location.hash !== ''
    if (isAnchor) stampEntry()
    adoptPrefix()
    route.set({ location: present(), action: isAnchor ? 'PUSH' : 'POP' })
  })

  /** The specified order: the language in the URL takes precedence. */
  function adoptPrefix(): void {
    const named = splitLocale(window.location.pathname).prefix
    if (named) locale = named
    prefix.set(named)
  }

  return {
    route,
    prefix,
    navigator: {
      createHref: hrefOf,
      push: (to, state = null) => go(to, 'PUSH', state),
      replace: (to, state = null) => go(to, 'REPLACE', state),
      go: (delta) => history.go(delta),
    },
    catchUp() {
      if (shown !== first && route.get().location === shown) route.set({ location: first, action: 'POP' })
    },
    changeLocale(next) {
      locale = next
      const { pathname, search, hash, state } = route.get().location
      go({ pathname, search, hash }, 'REPLACE', state)
      adoptPrefix()
    },
  }
}

function present(): ShellLocation {
  const { pathname, search } = window.location
  const hash = isSignInAnswer(window.location.hash) ? '' : window.location.hash
  const entry = history.state as EntryState | null
  return {
    pathname: splitLocale(pathname).path,
    search,
    hash,
    state: entry?.state ?? null,
    key: entry?.key ?? 'default',
  }
}

/** The location as the server knows it: without the hash and the state of the history entry. */
function drawn(location: ShellLocation): ShellLocation {
  const { hash, state } = location
  return hash === '' && state === null ? location : { ...location, hash: '', state: null }
}

function parse(to: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  return { pathname, search, hash }
}

/** Adds a unique key to a history entry: scroll positions are stored by it. */
function stampEntry(): void {
  const entry: EntryState = { key: newKey(), state: null }
  window.history.replaceState(entry, '', window.location.href)
}

/**
 * Opens dialogs again, one more with each entry, so that closing one and Back lead to the page and not to the identity
 * service. Its answer stays in the last address, where the session is read from it.
 */
function reopenDialogs(dialogsBefore: (path: string) => readonly unknown[]): void {
  const { pathname, search, href } = window.location
  const path = pathname + search
  const dialogs = dialogsBefore(path)
  if (dialogs.length === 0) return

  history.replaceState(history.state, '', path)
  for (const at of dialogs.keys()) {
    const entry: EntryState = { key: newKey(), state: { dialogs: dialogs.slice(0, at + 1) } }
    history.pushState(entry, '', at === dialogs.length - 1 ? href : path)
  }
}

/** The open dialogs of an entry, as `useDialog` of the kit writes them. */
export function dialogsOf({ state }: ShellLocation): readonly unknown[] {
  const dialogs = typeof state === 'object' && state !== null && 'dialogs' in state ? state.dialogs : []
  return Array.isArray(dialogs) ? dialogs : []
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
