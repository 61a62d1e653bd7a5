import type { SessionControl } from './session.ts'

/**
 * Makes pages safe for the back/forward cache, from which Back restores them as they were left. One that shows what only the
 * signed-in user may see is hidden as it is left, and loaded again: the session may have ended. A public page looks whether
 * the visitor has signed in since.
 */
export function watchRestoredPages(
  { session, start }: Pick<SessionControl, 'session' | 'start'>,
  reload: () => void = () => window.location.reload(),
): void {
  const page = document.documentElement

  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && session.get().status !== 'anonymous') page.hidden = true
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (page.hidden) reload()
    else void start()
  })
}
