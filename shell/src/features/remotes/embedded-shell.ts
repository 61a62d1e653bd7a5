import type { ShellApi, ShellLocation, ShellNavigator, ShellRoute, To } from '@domizil/shell-api'
import { settable } from '@domizil/app-kit/readable'

interface Embedding {
  /** Where the remote begins: a path without language, and a query. */
  readonly path: string
  /** Whether the remote answers a path. All others are pages of the visitor's own history. */
  answers(pathname: string): boolean
  onFail(error: unknown): void
}

/**
 * The shell of a remote that is part of another page: a history in memory beside the visitor's, no first view, and
 * failures that concern the embedded remote alone.
 */
export function embeddedShell(shell: ShellApi, { path, answers, onFail }: Embedding): ShellApi {
  const entries = [locationOf(path, null, 0)]
  let at = 0
  const route = settable<ShellRoute>({ location: entries[0] as ShellLocation, action: 'POP' })

  function go(to: To, action: 'PUSH' | 'REPLACE', state: unknown): void {
    const target = addressOf(to, route.get().location)
    if (!answers(target.split(/[?#]/, 1)[0] ?? '')) {
      return action === 'PUSH' ? shell.navigator.push(target, state) : shell.navigator.replace(target, state)
    }
    const location = locationOf(target, state, entries.length)
    if (action === 'PUSH') at += 1
    entries.splice(at, entries.length, location)
    route.set({ location, action })
  }

  function step(delta: number): void {
    const location = entries[at + delta]
    if (!location) return
    at += delta
    route.set({ location, action: 'POP' })
  }

  const navigator: ShellNavigator = {
    createHref: (to) => shell.navigator.createHref(addressOf(to, route.get().location)),
    push: (to, state = null) => go(to, 'PUSH', state),
    replace: (to, state = null) => go(to, 'REPLACE', state),
    go: step,
  }
  return Object.freeze({
    ...shell,
    isEmbedded: true,
    route,
    navigator,
    firstAnswers: undefined,
    drawnOn: undefined,
    reportError: onFail,
    reportHealthy: () => undefined,
    reportReady: () => undefined,
  })
}

function addressOf(to: To, { pathname }: ShellLocation): string {
  if (typeof to === 'string') return to.startsWith('/') ? to : pathname + to
  return (to.pathname || pathname) + (to.search ?? '') + (to.hash ?? '')
}

function locationOf(address: string, state: unknown, key: number): ShellLocation {
  const { pathname, search, hash } = new URL(address, 'http://embedded')
  return { pathname, search, hash, state, key: `embedded-${key}` }
}
