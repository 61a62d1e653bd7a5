import type { Readable, ShellRoute } from '@domizil/shell-api'
import type { DrawnRemote } from './services.ts'

/**
 * The answers of the backend with which the server drew the page, by query key; undefined if it was not drawn. Emptied
 * when the visitor leaves the page: later they would be old.
 */
export function readFirstAnswers(route: Readable<ShellRoute>): ReadonlyMap<string, unknown> | undefined {
  const text = document.getElementById('first-answers')?.textContent
  if (!text) return undefined

  const answers = new Map(Object.entries(JSON.parse(text) as Record<string, unknown>))
  const { pathname } = route.get().location
  const unsubscribe = route.subscribe(() => {
    if (route.get().location.pathname === pathname) return
    answers.clear()
    unsubscribe()
  })
  return answers
}

/** The remote whose first view stands in the page. Its HTML is not read again. */
export function drawnRemote(): DrawnRemote | undefined {
  const name = document.querySelector<HTMLElement>('#root[data-drawn] [data-remote]')?.dataset['remote']

  return name ? { name, html: '' } : undefined
}
